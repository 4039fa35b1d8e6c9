import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessFaults } from '../support/accessibility';
import { visitHostPages } from '../support/host-pages';
import { expectLittleShift, shiftsOf } from '../support/layout-shifts';
import { visitPortal, watchFirstVisit } from '../support/portal';

const portal = visitPortal();
const host = visitHostPages();

async function open(search: string): Promise<Page> {
  const { page } = portal;
  await page.goto(`${portal.origin}/incorporar${search}`);
  return page;
}

/** Waits until a card shows its data. Returns the card's summary. */
async function sentenceOf(page: Page, tag: string): Promise<string> {
  await page.locator(`${tag} [data-settled]`).waitFor();
  return page.locator(`${tag} [part~="summary"]`).innerText();
}

const code = (page: Page) => page.locator('.builder-snippet textarea');

describe('the embed builder', () => {
  it('selects an element and filters by keyboard, and restores them from the URL', async () => {
    const listRequests: string[] = [];
    portal.page.on('request', (request) => {
      if (request.url().includes('filtros')) listRequests.push(request.url());
    });
    const page = await open('');
    const map = await sentenceOf(page, '.builder-preview labour-map');
    expect(map).toContain('São Paulo');

    await page.getByLabel('Procurar um gráfico').fill('genero anel');
    await page.getByText('1 elemento', { exact: true }).waitFor();
    await page.getByRole('link', { name: /Vínculos por gênero/ }).press('Enter');
    const sentence = () => sentenceOf(page, '.builder-preview labour-gender');
    const country = await sentence();

    await page.getByLabel('Estado', { exact: true }).selectOption({ label: 'Acre' });
    await expect.poll(sentence).not.toBe(country);
    const state = await sentence();
    const city = page.getByRole('combobox', { name: 'Cidade' });
    // The list of all cities loads when its field opens.
    expect(listRequests).not.toEqual([]);
    expect(listRequests.filter((url) => !url.includes('sem=municipio'))).toEqual([]);
    await city.focus();
    await page.keyboard.type('rio br');
    await page.getByRole('option', { name: /^Rio Branco.*Acre/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/municipio=1200401/);
    await page.getByLabel('Título', { exact: true }).fill('Rio Branco & "região"');
    await page.waitForURL(/heading=/);
    await page.getByRole('radio', { name: 'Celular (360 px)' }).click();
    await page.getByLabel('Cores').selectOption({ label: 'Escuro' });
    await page.waitForURL(/theme=dark/);
    await expect.poll(sentence).not.toBe(state);
    const chosen = await sentence();
    await expect.poll(() => code(page).inputValue()).toMatch(/theme="dark".*<table>/s);
    const text = await code(page).inputValue();
    expect(text).toContain('<labour-gender municipio="1200401" uf="12" ');
    expect(text).toContain('heading="Rio Branco &amp; &quot;região&quot;" theme="dark"');
    expect(text).toMatch(/loader\.js" integrity="sha384-/);

    await page.reload();
    expect(await sentence()).toBe(chosen);
    await expect.poll(() => code(page).inputValue()).toBe(text);
    await expect.poll(() => city.inputValue()).toBe('Rio Branco');
    const box = await page.locator('.builder-preview labour-gender').boundingBox();
    expect(box?.width).toBe(360);

    await page.goBack();
    await page.waitForURL((url) => !url.search.includes('theme'));
    await expect.poll(() => code(page).inputValue()).not.toContain('theme');
  });

  it('generates embed codes that show the same figures on another site', async () => {
    const page = await open('?tag=labour-schooling&uf=33&heading=No+Rio');
    const sentence = await sentenceOf(page, '.builder-preview labour-schooling');
    await expect.poll(() => code(page).inputValue()).toContain('integrity');
    await expect.poll(() => code(page).inputValue()).toContain('<table>');
    const pasted = await host.visit('', await code(page).inputValue());
    expect(await sentenceOf(pasted.page, 'labour-schooling')).toBe(sentence);
    await pasted.page.getByRole('heading', { name: 'No Rio' }).waitFor();
    expect(pasted.complaints).toEqual([]);

    await page.getByRole('tab', { name: 'iframe' }).click();
    await expect
      .poll(() => code(page).inputValue())
      .toContain(' title="No Rio. Estado: Rio de Janeiro"');
    const framed = await host.visit('', await code(page).inputValue());
    // Lazy frames load only in visible pages.
    await framed.page.bringToFront();
    const inFrame = framed.page.frameLocator('iframe').locator('labour-schooling');
    await inFrame.locator('[data-settled]').waitFor();
    expect(await inFrame.locator('[part~="summary"]').innerText()).toBe(sentence);
    const [height, space] = await Promise.all([
      inFrame.evaluate((element) => element.getBoundingClientRect().height),
      framed.page.locator('iframe').evaluate((frame) => frame.clientHeight),
    ]);
    expect(height).toBeLessThanOrEqual(space);
    expect(framed.complaints).toEqual([]);

    await page.keyboard.press('ArrowLeft');
    await expect
      .poll(() => code(page).inputValue())
      .toContain("import '@observatorio/widgets/labour-schooling';");
    expect(page.url()).toContain('codigo=npm');
  });

  it('writes the accent, font and corners into the code, and shows them next to the fields', async () => {
    const page = await open('?tag=labour-gender');
    await sentenceOf(page, '.builder-preview labour-gender');
    await page.getByLabel('Cor principal').fill('#ffcd07');
    await page.getByText('Contraste com o cartão: 1,5:1, pouco.').waitFor();
    await page.getByLabel('Cor principal').fill('#1351b4');
    await page.getByText(/^Contraste com o cartão: \d,\d:1, suficiente\.$/).waitFor();
    await page.getByLabel('Fonte').fill('Rawline, sans-serif');
    await page.waitForURL(/fonte=/);
    await page.getByLabel('Cantos').selectOption('4');
    await expect
      .poll(() => code(page).inputValue())
      .toMatch(
        / style="--obs-light-color-primary: #1351b4;.*--obs-font-family: Rawline, sans-serif; --obs-radius: 4px"/,
      );
    const card = page.locator('.builder-preview labour-gender [part=card]');
    await expect
      .poll(() => card.evaluate((element) => getComputedStyle(element).borderRadius))
      .toBe('4px');
    const [preview, field] = await Promise.all([
      page.locator('.builder-preview').boundingBox(),
      page.getByLabel('Fonte').boundingBox(),
    ]);
    expect(preview?.x).toBeGreaterThan((field?.x ?? 0) + (field?.width ?? 0));
    await page.getByRole('tab', { name: 'iframe' }).click();
    await expect.poll(() => code(page).inputValue()).toContain('<iframe');
    expect(await code(page).inputValue()).not.toContain('1351b4');
  });

  it('lists the elements alphabetically, and tells equal names apart', async () => {
    const page = await open('');
    const list = page.locator('.builder-list');
    const titles = await list.locator('ul').first().locator('strong').allInnerTexts();
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('pt-BR').compare));
    const all = await list.locator('strong').allInnerTexts();
    expect(new Set(all).size).toBe(all.length);
  });

  it('includes the same fallback table as the card’s own embed code', async () => {
    const page = await open('?tag=labour-schooling&uf=33');
    const tableIn = (text: string) => /<table>.*<\/table>\s*<p>.*<\/p>/s.exec(text)?.[0];
    await expect.poll(async () => tableIn(await code(page).inputValue())).toContain('Fonte: ');
    const card = page.locator('.builder-preview labour-schooling');
    await card.getByRole('button', { name: /^Opções: / }).click();
    await card.getByRole('menuitem', { name: 'Incorporar em outro site' }).click();
    const own = await card.getByRole('dialog').getByRole('textbox').inputValue();
    await page.keyboard.press('Escape');
    expect(tableIn(own)).toContain(
      '<caption>Vínculos por escolaridade. Estado: Rio de Janeiro. Fonte: ',
    );
    expect(tableIn(await code(page).inputValue())).toBe(tableIn(own));
    // A click in the preview changes its figures, but not the code.
    await card.getByRole('button', { name: /^Opções: / }).click();
    await card.getByRole('menuitem', { name: 'Ver como tabela' }).click();
    await card.locator('tbody button').first().click();
    await card.locator('[part~="chip"]').nth(1).waitFor();
    expect(tableIn(await code(page).inputValue())).toBe(tableIn(own));
  });

  it('explains why an element cannot be framed or does not have a picture yet', async () => {
    const page = await open('?tag=labour-filters&codigo=iframe');
    await page.getByText('sozinho num iframe não teria o que filtrar').waitFor();
    expect(await code(page).count()).toBe(0);
    await open('?tag=course-search&codigo=iframe');
    await expect.poll(() => code(page).inputValue()).toContain('/embed/course-search');
    await open('?tag=occupation-age&codigo=imagem');
    await page.getByText('uma escolha que ainda falta: Ocupação.').waitFor();
    await open('?tag=occupation-knowledge&cbo=225125&codigo=imagem');
    await page.getByText('Este elemento não é um gráfico nem um resumo').waitFor();
    await open('?tag=occupation-age&cbo=225125&codigo=imagem');
    await expect.poll(() => code(page).inputValue()).toContain('<img');
    // The list of a search field opens inside the frame.
    await open('?tag=home-search&codigo=iframe');
    await expect.poll(() => code(page).inputValue()).toContain('height="480"');
  });

  it('links a picture to its page, and explains why some elements have no picture', async () => {
    const { page } = portal;
    await open('?tag=labour-gender&uf=12&codigo=imagem');
    await expect.poll(() => code(page).inputValue()).toContain('<img');
    const sentence = await sentenceOf(page, '.builder-preview labour-gender');
    await expect.poll(() => code(page).inputValue()).toContain(`. ${sentence}"`);
    const text = await code(page).inputValue();
    expect(text).toContain(`<a href="${portal.origin}/mapa?uf=12"><img `);
    expect(text).toContain(`${portal.origin}/embed/labour-gender.png?uf=12&amp;width=720"`);
    expect(text).toContain('alt="Vínculos por gênero. Estado: Acre. ');
    expect(text).toMatch(/width="720" height="\d{3}"/);
    await page.getByLabel('Procurar um gráfico').fill('barra ano');
    await page
      .getByRole('link', { name: /^Filtros/ })
      .first()
      .click();
    await page.getByText('Este elemento não é um gráfico nem um resumo').waitFor();
  });

  it('reports whether the code was copied', async () => {
    const page = await open('?tag=labour-gender');
    await expect.poll(() => code(page).inputValue()).toContain('labour-gender');
    const outcome = page.locator('.builder-copy output');
    const button = page.getByRole('button', { name: 'Copiar', exact: true });
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.resolve();
    });
    await button.click();
    await expect.poll(() => outcome.innerText()).toBe('Copiado.');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
      document.execCommand = () => false;
    });
    await button.press('Enter');
    await expect.poll(() => outcome.innerText()).toContain('não deixou copiar');
    const selected = await code(page).evaluate(
      (field: HTMLTextAreaElement) => field.selectionEnd - field.selectionStart,
    );
    expect(selected).toBe((await code(page).inputValue()).length);
  });

  it('reports invalid parameters, fits 320 px, has little layout shift and is accessible', async () => {
    await watchFirstVisit(portal.page);
    await portal.page.setViewportSize({ width: 320, height: 800 });
    const page = await open('?tag=nao-existe&largura=1');
    const alert = page.locator('.builder-faults');
    await alert.getByText('O elemento “nao-existe” não existe.').waitFor();
    await alert.getByText('O valor “1” não é aceito em “largura”.').waitFor();
    await sentenceOf(page, '.builder-preview labour-map');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expectLittleShift(await shiftsOf(page), 0.02);
    expect(await accessFaults(page)).toEqual([]);
  });

  it('opens from a card’s “Mais opções” with the card’s attributes', async () => {
    const { page } = portal;
    await page.goto(`${portal.origin}/mapa?uf=35`);
    const card = page.locator('labour-gender');
    await card.locator('[data-settled]').waitFor();
    await card.getByRole('button', { name: /^Opções: / }).click();
    await card.getByRole('menuitem', { name: 'Incorporar em outro site' }).click();
    await card.getByRole('link', { name: 'Mais opções' }).click();
    await page.waitForURL(/\/incorporar\?tag=labour-gender&uf=35$/);
    await page.getByRole('heading', { name: 'Leve os gráficos ao seu site' }).waitFor();
    expect(await page.locator('.builder-faults').count()).toBe(0);
  });
});
