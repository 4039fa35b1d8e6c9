import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { drawnCharts, started, visitPortal } from '../support/portal';

const portal = visitPortal();

const search = () => portal.page.getByRole('search').locator('input');
const results = () => portal.page.getByRole('search').getByRole('option');

const firstResult = async () => (await results().allInnerTexts())[0] ?? '';

/** Focuses the search with “/” and types into it without pausing. */
async function find(text: string): Promise<void> {
  await portal.page.getByRole('heading', { level: 1 }).waitFor();
  // The key listener is attached shortly after the first render.
  await expect
    .poll(async () => {
      await portal.page.keyboard.press('/');
      return portal.page.evaluate(() => document.activeElement?.matches('search input'));
    })
    .toBe(true);
  await portal.page.keyboard.type(text);
}

/** Opens a page and waits until its scripts have started. */
async function open(address: string): Promise<void> {
  await portal.page.goto(portal.origin + address);
  await started(portal.page);
}

/** Follows a link without scrolling to it. */
const follow = (address: string) =>
  portal.page.locator(`a[href="${address}"]`).first().dispatchEvent('click');

/** Delays one of the portal's scripts until the returned function is called. */
async function hold(script: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await portal.page.route(`**/assets/${script}-*.js`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

describe('the global search', () => {
  it('opens the first result on Enter, from any page', async () => {
    const { page } = portal;
    await page.goto(`${portal.origin}/sobre`);
    for (const [text, first, address] of [
      ['enfermeiro', /^Ocupação\s*Enfermeiro/, '/busca-cargo?cbo=223505'],
      ['bom jesus pi', /^Lugar\s*Bom Jesus, PI/, '/lugar/2201903-bom-jesus'],
      ['matriculas', /^Página\s*Visão Geral da Formação/, '/formandos'],
    ] as const) {
      await find(text);
      await expect.poll(() => firstResult(), { message: text }).toMatch(first);
      await page.keyboard.press('Enter');
      const { pathname, searchParams } = new URL(address, portal.origin);
      await expect.poll(() => new URL(page.url()).pathname, { message: text }).toBe(pathname);
      const shown = () => new URL(page.url()).searchParams;
      await expect
        .poll(() => [...searchParams].every(([name, value]) => shown().get(name) === value), {
          message: text,
        })
        .toBe(true);
    }
  });

  it('waits for the lists on Enter, and does not open a result that only resembles the text', async () => {
    const { page } = portal;
    await page.goto(`${portal.origin}/sobre`);
    await find('Santos');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/lugar\/3548500-santos$/);
    await find('qqq');
    await page.keyboard.press('Enter');
    await page.getByText('Nenhum resultado com “qqq”').waitFor();
    expect(page.url()).toContain('/lugar/3548500-santos');
  });

  it('labels courses and institutions with their kind', async () => {
    const { page, origin } = portal;
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(`${origin}/sobre`);
    await find('técnico em enfermagem');
    const texts = () => results().allInnerTexts();
    await expect
      .poll(async () => (await texts()).join('|'))
      .toMatch(/Curso\s*Enfermagem · Técnico/);
    // The list is wider than the narrow field, so that names are readable.
    const list = await page.getByRole('search').getByRole('listbox').boundingBox();
    expect(list?.width).toBeGreaterThan(300);
    await search().fill('universidade ficticia');
    await expect.poll(async () => (await texts()).join('|')).toMatch(/Instituição\s*Universidade/);
  });

  it('lists the pages opened on this device until the list is deleted', async () => {
    const { page } = portal;
    await page.goto(`${portal.origin}/sobre`);
    await find('enfermeiro');
    await expect.poll(() => firstResult()).toMatch(/Enfermeiro/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/busca-cargo/);
    await page.getByRole('button', { name: 'Painel rápido' }).click();
    const panel = page.getByRole('dialog', { name: 'Painel rápido' });
    await panel.getByRole('link', { name: 'Enfermeiro' }).waitFor();
    await panel.getByRole('button', { name: 'Apagar a lista' }).click();
    await panel.getByText('aparecem aqui').waitFor();
    await page.keyboard.press('Escape');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('title')))
      .toBe('Painel rápido');
  });
});

it('does not steal the focus when the code of the search results loads', async () => {
  const { page } = portal;
  const release = await hold('search-results');
  await open('/sobre');
  await search().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const before = await focused();
  expect(before).toContain('Painel rápido');
  release();
  await page.getByRole('combobox', { name: 'Buscar no Observatório' }).waitFor();
  expect(await focused()).toBe(before);
});

it('moves the focus to the parts of the page with Alt and a digit', async () => {
  const { page } = portal;
  await open('/sobre');
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await page.keyboard.press('Alt+4');
  await expect.poll(focused).toBe('rodape');
  await page.keyboard.press('Alt+1');
  await expect.poll(focused).toBe('conteudo');
  await page.keyboard.press('Alt+2');
  await expect.poll(focused).toBe('menu');
  await page.keyboard.press('Alt+3');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.matches('[type=search]')))
    .toBe(true);
});

it('draws the page and its tags in the chosen theme', async () => {
  const { page } = portal;
  await page.goto(`${portal.origin}/mapa`);
  await drawnCharts(page);
  const cardColour = () =>
    page.locator('labour-map').evaluate((tag) => {
      const card = tag.shadowRoot?.querySelector('[part~=card]');
      return card && getComputedStyle(card).backgroundColor;
    });
  for (const [theme, colour] of [
    ['escuro', 'rgb(24, 33, 29)'],
    ['contraste', 'rgb(0, 0, 0)'],
    ['claro', 'rgb(255, 255, 255)'],
  ] as const) {
    await page.getByLabel('Tema').selectOption(theme);
    await expect.poll(cardColour).toBe(colour);
  }
});

it('downloads a page’s data with their sources and a citation', async () => {
  const { page } = portal;
  await page.goto(`${portal.origin}/mapa?uf=35`);
  await drawnCharts(page);
  await page.getByText('Relatórios').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Dados desta página' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('observatorio-mapa.zip');
  // The archive stores its files uncompressed, so their text can be searched directly.
  const zip = await readFile((await download.path()) ?? '', 'utf8');
  expect(zip).toContain('LEIA-ME.txt');
  expect(zip).toContain('são dados de demonstração');
  expect(zip).toMatch(/- mercado-trabalho-resumo-[\w-]+\.csv/);
  expect(zip).toContain(
    'OBSERVATÓRIO DO TRABALHO E DA FORMAÇÃO. Visão Geral do Mercado de Trabalho.',
  );
  expect(zip).toContain('# Filtros: Estado: São Paulo (35)');
  expect(zip).not.toContain('faltam aqui');
});

describe('a page whose script is still loading', () => {
  const heading = () => portal.page.getByRole('heading', { level: 1 }).innerText();
  const path = () => new URL(portal.page.url()).pathname;
  const bar = () => portal.page.locator('.progress-bar').getAttribute('data-active');

  it('keeps the previous page and its URL until the new one can be shown', async () => {
    const release = await hold('contato');
    await open('/sobre');
    const before = await heading();
    await follow('/contato');
    await expect.poll(bar).toBe('true');
    expect([await heading(), path()]).toEqual([before, '/sobre']);
    release();
    await expect.poll(heading).toBe('Contato');
    expect(path()).toBe('/contato');
    await expect.poll(bar).toBe('false');
  });

  it('is not opened if the visitor follows another link meanwhile', async () => {
    const { page } = portal;
    const release = await hold('contato');
    await open('/sobre');
    await follow('/contato');
    await expect.poll(bar).toBe('true');
    await follow('/profissoes');
    await expect.poll(path).toBe('/profissoes');
    const arrived = page.waitForResponse('**/assets/contato-*.js');
    release();
    await (await arrived).finished();
    await page.waitForTimeout(100);
    expect(path()).toBe('/profissoes');
    await expect.poll(bar).toBe('false');
    await page.goBack();
    await expect.poll(path).toBe('/sobre');
  });

  it('is shown after its URL when the visitor goes back', async () => {
    const { page } = portal;
    await open('/sobre');
    const before = await heading();
    await follow('/contato');
    await expect.poll(path).toBe('/contato');
    await page.reload();
    await started(portal.page);
    const release = await hold('sobre');
    await page.evaluate(() => history.back());
    await expect.poll(bar).toBe('true');
    expect([await heading(), path()]).toEqual(['Contato', '/sobre']);
    release();
    await expect.poll(heading).toBe(before);
  });
});

it('fills the progress bar in steps on every change of page', async () => {
  const { page } = portal;
  await open('/sobre');
  await page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>('.progress-bar');
    const steps: string[] = [];
    Object.assign(window, { steps });
    if (!bar) return;
    new MutationObserver(() => steps.push(bar.style.transform)).observe(bar, {
      attributes: true,
      attributeFilter: ['style'],
    });
  });
  const full = Array.from({ length: 10 }, (_, index) => `scaleX(${(index + 1) / 10})`);
  // The second visit finds the scripts of both pages loaded.
  for (const address of ['/contato', '/sobre', '/contato', '/sobre']) {
    await follow(address);
    await expect.poll(() => page.evaluate('window.steps.at(-1)')).toBe('');
    expect(await page.evaluate('window.steps.splice(0)')).toEqual([...full, '']);
  }
});

it.each([
  ['/mapa', [360, 1440, 1920]],
  ['/formandos', [1440]],
] as const)('the button to the top covers nothing on %s', async (address, widths) => {
  const { page } = portal;
  await open(address);
  await page.locator('.grid > :defined').first().waitFor();
  const button = page.getByRole('button', { name: 'Voltar ao topo' });
  const covered = () =>
    page.evaluate(() => {
      const boxOf = (element: Element) => element.getBoundingClientRect();
      const top = boxOf(document.querySelector('.scroll-top') ?? document.body);
      return [...document.querySelectorAll('.grid > *, .page-filters, .page-heading, .footer, h2')]
        .filter((element) => {
          const { left, right, top: upper, bottom } = boxOf(element);
          const isBeside = right <= top.left || left >= top.right;
          return !isBeside && upper < top.bottom && bottom > top.top && !element.matches('.footer');
        })
        .map(({ tagName, className }) => `${tagName} ${className}`);
    });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo(0, 400));
    await button.waitFor({ state: 'attached' });
    for (let bottom = 400; bottom < 6000; bottom += 400) {
      await page.evaluate((y) => scrollTo(0, y), bottom);
      expect(await covered(), `${width} px`).toEqual([]);
    }
    await button.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
});

it('opens a page at the top, and restores the scroll position when going back', async () => {
  const { page } = portal;
  const scrolled = () => page.evaluate(() => scrollY);
  await open('/terms');
  await page.mouse.wheel(0, 200);
  await expect.poll(scrolled).toBe(200);
  await open('/metodo-profissoes');
  await page.waitForTimeout(200);
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBe(200);
});

it('restores the scroll position when going back within the portal, and after a reload', async () => {
  const { page } = portal;
  const scrolled = () => page.evaluate(() => scrollY);
  await open('/terms');
  await page.mouse.wheel(0, 200);
  await expect.poll(scrolled).toBe(200);
  await follow('/contato');
  await page.getByRole('heading', { level: 1, name: 'Contato' }).waitFor();
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBe(200);
  await page.mouse.wheel(0, -100);
  await expect.poll(scrolled).toBe(100);
  await page.reload();
  await started(portal.page);
  await expect.poll(scrolled).toBe(100);
});

it('restores the position of a page whose filters changed its URL, even if its data arrive late', async () => {
  const { page } = portal;
  const scrolled = () => page.evaluate(() => scrollY);
  await open('/perfil');
  await expect.poll(() => new URL(page.url()).search).toContain('cbo=');
  await page.locator('profile-schooling [part=summary]').waitFor();
  await page.mouse.wheel(0, 900);
  await expect.poll(scrolled).toBe(900);
  await follow('/contato');
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await page.locator('profile-schooling [part=summary]').waitFor();
  await expect.poll(scrolled).toBe(900);
});

it('starts with the font size from the browser’s settings', async () => {
  const { page, origin } = portal;
  const session = await page.context().newCDPSession(page);
  const sizeAt = async (standard: number) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard } });
    await page.goto(`${origin}/sobre`);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.locator('[data-text-size]').waitFor();
    return page.locator('html').getAttribute('data-text-size');
  };
  expect(await sizeAt(24)).toBe('maior');
  expect(await sizeAt(19)).toBe('grande');
  expect(await sizeAt(16)).toBe('normal');
});

it('fits a window of any width at every text size', async () => {
  const { page, origin } = portal;
  await page.addInitScript(() => {
    const user = { fullname: 'Nome que não cabe no botão' };
    localStorage.setItem('observatorio-auth-v1', JSON.stringify({ user }));
  });
  await page.goto(`${origin}/sobre`);
  await started(portal.page);
  for (const width of [360, 801, 992, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const size of ['normal', 'grande', 'maior']) {
      const scrollWidth = () =>
        page.evaluate((chosen) => {
          document.documentElement.dataset.textSize = chosen;
          return document.documentElement.scrollWidth;
        }, size);
      await expect.poll(scrollWidth, { message: size }).toBe(width);
    }
  }
});

it('stays in place while the visitor types into the header or the filters', async () => {
  const { page } = portal;
  await open('/mapa');
  const city = page.locator('labour-filters').getByRole('combobox', { name: 'Cidade' });
  await city.waitFor();
  await page.waitForFunction(() => document.documentElement.scrollHeight > 3 * innerHeight);
  const scrolled = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo(0, 900));
  // Clicks at coordinates, because Playwright's own click would scroll.
  const click = async (field: Locator) => {
    const { x = 0, y = 0 } = (await field.boundingBox()) ?? {};
    await page.mouse.click(x + 10, y + 10);
  };
  await click(search());
  await page.keyboard.type('enf');
  await results().first().waitFor();
  expect(await scrolled()).toBe(900);
  // Closes the results, which cover the filters.
  await page.keyboard.press('Escape');
  await click(city);
  await page.keyboard.type('sao');
  await page.locator('labour-filters [role=option]').first().waitFor();
  expect(await scrolled()).toBe(900);
});

it('moves the focus from a link of the header or the footer to the page that it opens', async () => {
  const { page } = portal;
  await open('/sobre');
  const focused = () => page.evaluate(() => document.activeElement?.id);
  for (const [part, name, path] of [
    ['contentinfo', 'Contato', '/contato'],
    ['banner', 'Mercado de trabalho', '/mapa'],
  ] as const) {
    await page.getByRole(part).getByRole('link', { name }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await expect.poll(focused).toBe('conteudo');
  }
});

it('describes each page to link previews as the server does', async () => {
  const { page } = portal;
  const described = () =>
    page.evaluate(() =>
      ['name="description"', 'property="og:title"', 'property="og:description"'].map((meta) =>
        document.head.querySelector(`meta[${meta}]`)?.getAttribute('content'),
      ),
    );
  await open('/indicadores');
  const expected = await described();
  expect(expected).not.toContain(undefined);
  for (const first of ['/home', '/lugar/3500105-adamantina']) {
    await open(first);
    expect(await described()).not.toEqual(expected);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Indicadores' }).click();
    await expect.poll(described, { message: first }).toEqual(expected);
  }
});

it('leads from a page that the portal adds to the front page', async () => {
  const { page } = portal;
  await open('/indicadores');
  await page.getByRole('link', { name: 'Início' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/home');
});
