import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { visitPortal } from '../support/portal';

const portal = visitPortal({ expected: /LayoutConfig|i18nConfig/ });

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

const visit = (path: string) => portal.page.goto(portal.origin + path);

const stored = (key: string) => portal.page.evaluate((name) => localStorage.getItem(name), key);

const store = (key: string, value: string) =>
  portal.page.addInitScript(
    ([name = '', text = '']) => localStorage.setItem(name, text),
    [key, value],
  );

const cells = (column: number) =>
  portal.page.locator(`tbody td:nth-child(${column + 1})`).allInnerTexts();

const button = (name: string) => portal.page.getByRole('button', { name, exact: true });

/** Title of the login page, by language. */
const titles = {
  en: 'Login Account',
  de: 'Im Konto anmelden',
  es: 'Acceder a la cuenta',
  fr: 'Connexion au compte',
  ja: 'アカウントにログイン',
  zh: '登录账户',
  pt: 'Entrar na conta',
};

describe('the language', () => {
  it('applies to the text of the template', async () => {
    const { page } = portal;
    await visit('/auth/login');
    for (const [language, title] of Object.entries(titles)) {
      await page.evaluate((selectedLang) => {
        localStorage.setItem('i18nConfig', JSON.stringify({ selectedLang }));
      }, language);
      await page.reload();
      const heading = page.getByRole('heading', { name: title });
      await heading.waitFor();
      const lang = heading.evaluate((node) => node.closest('[lang]')?.getAttribute('lang'));
      expect(await lang).toBe(language);
    }
  });

  it('changes when another one is selected, and the choice is stored', async () => {
    const { page } = portal;
    await visit('/auth/login');
    await page.getByRole('heading', { name: 'Entrar na conta' }).waitFor();
    await page.getByLabel('Idioma').selectOption('de');
    await page.getByRole('heading', { name: 'Im Konto anmelden' }).waitFor();
    expect(await stored('i18nConfig')).toBe('{"selectedLang":"de"}');
    expect(await page.locator('html').getAttribute('lang')).toBe('pt-BR');
  });

  it('falls back to the default if the stored value is unreadable', async () => {
    await store('i18nConfig', '{"selectedLang":');
    await visit('/auth/login');
    await portal.page.getByRole('heading', { name: 'Entrar na conta' }).waitFor();
  });
});

describe('the layout builder', () => {
  const maxWidth = (selector: string) =>
    portal.page.locator(selector).evaluate((node) => getComputedStyle(node).maxWidth);

  it('saves a previewed layout, reloads the page, and can reset the layout', async () => {
    const { page } = portal;
    await visit('/builder');
    await page.getByLabel('Largura do cabeçalho').selectOption('Fluida');
    expect(await page.locator('.builder-config').innerText()).toContain('"width": "fluid"');
    expect(await stored('LayoutConfig')).toBeNull();
    await page.getByRole('tab', { name: 'Rodapé' }).click();
    await page.getByLabel('Formato do rodapé').selectOption('Estendido');
    await Promise.all([page.waitForEvent('load'), button('Pré-visualizar').click()]);
    await page.getByRole('tab', { name: 'Rodapé', selected: true }).waitFor();
    expect(await stored('builderActiveTab')).toBe('footer');
    expect(JSON.parse((await stored('LayoutConfig')) ?? '')).toMatchObject({
      header: { width: 'fluid', fixedDesktop: true },
      footer: { layout: 'extended', width: 'fixed' },
    });
    expect(await maxWidth('.header-inner')).toBe('none');
    expect(await maxWidth('.footer-inner')).toBe('1440px');
    await Promise.all([page.waitForEvent('load'), button('Restaurar').click()]);
    await page.getByRole('tab', { name: 'Rodapé', selected: true }).waitFor();
    expect(await maxWidth('.header-inner')).toBe('1440px');
  });

  it('changes the layout of every page', async () => {
    const { page } = portal;
    const layout = {
      header: { fixedDesktop: false },
      subheader: { display: false },
      content: { width: 'fluid' },
      aside: { display: true, submenuToggle: 'dropdown' },
    };
    await store('LayoutConfig', JSON.stringify(layout));
    await visit('/sobre');
    await page
      .getByRole('navigation', { name: 'Lateral' })
      .getByText('Trabalho', { exact: true })
      .click();
    await page.getByRole('navigation', { name: 'Lateral' }).getByRole('link').first().waitFor();
    expect(await page.locator('.subheader').isVisible()).toBe(false);
    expect(await maxWidth('.page')).toBe('none');
    const position = page.locator('.header').evaluate((node) => getComputedStyle(node).position);
    expect(await position).toBe('static');
  });

  it('logs unreadable stored values and uses the defaults', async () => {
    const { page } = portal;
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await store('LayoutConfig', '{"header":{"width":"huge"},"footer":7}');
    await store('builderActiveTab', 'constructor');
    await visit('/builder');
    await page.getByRole('tab', { name: 'Cabeçalho', selected: true }).waitFor();
    expect(await maxWidth('.header-inner')).toBe('1440px');
    expect(errors.join()).toContain('header.width, footer');
  });
});

/** Records every state that the next page shows in place of a table, even briefly. */
const watchStates = () =>
  portal.page.addInitScript(() => {
    const states: string[] = [];
    Object.assign(window, { states });
    new MutationObserver(() => {
      const text = document.querySelector('.list-state')?.textContent;
      if (text && text !== states.at(-1)) states.push(text);
    }).observe(document, { subtree: true, childList: true });
  });

const states = () => portal.page.evaluate(() => Reflect.get(window, 'states'));

describe('a list', () => {
  it('shows a loading state, and can be paged, sorted and filtered', async () => {
    const { page } = portal;
    await watchStates();
    await visit('/e-commerce/customers');
    await expect.poll(() => cells(1)).toEqual(['Ana', 'Bruno', 'Carla']);
    expect(await states()).toEqual(['Aguarde...']);
    await page.getByText('Página 1 de 4').waitFor();
    await button('Nome').click();
    await expect.poll(() => cells(1)).toEqual(['Kátia', 'João', 'Íris']);
    await button('Nome').click();
    await button('Próximo').click();
    await expect.poll(() => cells(1)).toEqual(['Davi', 'Elisa', 'Fábio']);
    await page.getByLabel('Linhas por página').selectOption('10');
    await page.getByText('Página 1 de 2').waitFor();
    await page.getByLabel('Situação').selectOption('Suspenso');
    await expect.poll(() => cells(6)).toEqual(['Suspenso', 'Suspenso']);
    expect(await page.getByText(/^Página/).count()).toBe(0);
    await page.getByLabel('Buscar', { exact: true }).fill('zzz');
    await page.getByText('Nenhum registro encontrado').waitFor();
  });

  it('selects several records, sets their status and deletes them', async () => {
    const { page } = portal;
    await visit('/e-commerce/products');
    const all = page.getByLabel('Selecionar todos');
    await all.check();
    await page.getByText('Selecionados: 3').waitFor();
    await page.getByLabel('Selecionar Exemplo Modelo B').uncheck();
    expect(await all.isChecked()).toBe(false);
    await page.getByLabel('Situação').last().selectOption('Vendido');
    await button('Definir situação').click();
    await expect.poll(() => cells(6)).toEqual(['Vendido', 'À venda', 'Vendido']);
    await all.check();
    await button('Excluir selecionados').click();
    await page
      .getByRole('dialog')
      .getByText(/Modelo A, .*Modelo B, .*Modelo C\?$/)
      .waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
    await expect.poll(() => cells(1)).toEqual(['Modelo D', 'Modelo E', 'Modelo F']);
    await page.getByText('Página 1 de 2').waitFor();
  });

  it('creates and edits records with validation', async () => {
    const { page } = portal;
    await visit('/e-commerce/customers');
    await button('Novo registro').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await dialog.getByText('Nome: preenchimento obrigatório', { exact: true }).waitFor();
    await dialog.getByLabel('Nome', { exact: true }).fill('Zé');
    await dialog.getByText('Tamanho mínimo do campo: 3').waitFor();
    await dialog.getByLabel('Nome', { exact: true }).fill('Zélia');
    await dialog.getByLabel('Sobrenome').fill('Exemplo');
    await dialog.getByLabel('E-mail').fill('zelia@exemplo.example');
    await dialog.getByLabel('Data de nascimento').fill('31/12/1990');
    await dialog.getByText('mm/dd/aaaa').waitFor();
    await dialog.getByLabel('Data de nascimento').fill('12/31/1990');
    await dialog.getByLabel('Tipo').selectOption('Empresa');
    await dialog.getByLabel('Situação').selectOption('Ativo');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByLabel('Buscar', { exact: true }).fill('zelia');
    await expect.poll(() => cells(4)).toEqual(['12/31/1990']);
    await button('Editar').click();
    await dialog.getByLabel('Sobrenome').fill('Modelo');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect.poll(() => cells(2)).toEqual(['Modelo']);
  });

  it('shows a product’s remarks and specifications', async () => {
    const { page } = portal;
    await visit('/e-commerce/products?id=2');
    await page.getByRole('tab', { name: 'Observações' }).click();
    await expect.poll(() => cells(1)).toEqual(['Exemplo 1', 'Exemplo 2', 'Exemplo 3']);
    await page.getByRole('tab', { name: 'Observações' }).press('ArrowRight');
    await expect.poll(() => cells(1)).toEqual(['Cor', 'Peso']);
    await visit('/e-commerce/products?id=99');
    await page.getByText('Não encontramos Produto').waitFor();
  });
});

it('shows the dashboard in the layout named in the URL', async () => {
  for (const [search, demo, text] of [
    ['', 'demo1', 'Dados de exemplo'],
    ['?demo=demo2', 'demo2', 'Dados de exemplo'],
    ['?demo=demo7', 'demo7', 'Este leiaute não tem conteúdo.'],
    ['?demo=demo8', 'demo1', 'Dados de exemplo'],
  ]) {
    await visit(`/dashboard${search}`);
    await portal.page.locator(`[data-demo=${demo}]`).getByText(`${text}`).first().waitFor();
  }
});

it.each(['/auth/registration', '/builder', '/dashboard?demo=demo2', '/e-commerce/customers'])(
  'is accessible and fits a phone at %s',
  async (path) => {
    const { page } = portal;
    await visit(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.getByText('Aguarde...').count()).toBe(0);
    await page.evaluate(axe);
    const violations = await page.evaluate(async () => {
      const results = await Reflect.get(window, 'axe').run('main', {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      });
      return results.violations.map(({ id, nodes }: { id: string; nodes: { html: string }[] }) => [
        id,
        ...nodes.map(({ html }) => html),
      ]);
    });
    expect(violations).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  },
);

it('does not load its code on product pages', async () => {
  const { page } = portal;
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await visit('/sobre');
  await page.waitForLoadState('networkidle');
  const code = (await Promise.all(scripts)).join('\n');
  expect(code).toContain('LayoutConfig');
  for (const mark of ['builderActiveTab', 'listFetched', 'template-dashboard', 'auth-links']) {
    expect(code).not.toContain(mark);
  }
});
