import { labour } from '@observatorio/contract';
import { catalogue } from '@observatorio/widgets';
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectLittleShift, shiftsOf } from '../support/layout-shifts';
import {
  drawnCharts,
  expectCoverage,
  expectToFit,
  started,
  tagsOn,
  visitPortal,
  watchFirstVisit,
} from '../support/portal';

const portal = visitPortal();
let page: Page;

beforeEach(() => {
  ({ page } = portal);
});

const open = async (path: string) => {
  await page.goto(portal.origin + path);
  await page.locator('labour-summary dd').first().waitFor();
};

const total = () => page.locator('labour-summary dd').first().innerText();
const focusedText = () => page.evaluate(() => document.activeElement?.textContent);
const chips = () => page.locator('labour-filters').getByRole('button', { name: /^Retirar/ });

const edgesOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });

describe('/mapa', () => {
  it('opens with every card drawn at its final height, for the default year', async () => {
    await watchFirstVisit(page);
    await open('/mapa');
    await drawnCharts(page);
    expectLittleShift(await shiftsOf(page), 0.02);
    const elements = catalogue.filter(({ area }) => area.family === 'labour');
    expect(await tagsOn(page)).toEqual(elements.map(({ tag }) => tag).toSorted());
    expect(await page.getByLabel('Ano', { exact: true }).inputValue()).toBe('2019');
    expect(await page.title()).toMatch(/^Visão Geral do Mercado de Trabalho · /);
    const cards = elements.filter((element) => !('kind' in element) || element.kind === 'card');
    const badges = page.locator('[part=foot]').getByText('Demonstração, 2019', { exact: true });
    expect(await badges.count()).toBe(cards.length);
    expect(new URL(page.url()).search).toBe('');
    await expectCoverage(page);
  });

  it('keeps its filters in the URL: reload, back and forward restore them', async () => {
    await open('/mapa');
    const whole = await total();
    await page.getByLabel('Estado', { exact: true }).selectOption('35');
    await expect.poll(() => new URL(page.url()).search).toBe('?uf=35');
    await expect.poll(total).not.toBe(whole);
    const inState = await total();

    await page.reload();
    await expect.poll(total).toBe(inState);
    await page.goBack();
    await expect.poll(total).toBe(whole);
    await page.goForward();
    await expect.poll(total).toBe(inState);
    const menu = page.getByRole('navigation', { name: 'Principal' });
    await menu.getByRole('link', { name: 'Mercado de trabalho' }).click();
    await expect.poll(total).toBe(whole);
  });

  it('filters every card on a chart click, and clears the filter on a second click', async () => {
    await open('/mapa');
    const whole = await total();
    const canvas = page.locator('labour-macro-sectors canvas');
    await canvas.scrollIntoViewIfNeeded();
    const box = await canvas.boundingBox();
    const firstBar = { x: (box?.width ?? 0) / 2, y: 20 };
    await canvas.click({ position: firstBar });
    await expect.poll(() => new URL(page.url()).search).toBe('?grandeSetor=4');
    await expect.poll(total).not.toBe(whole);
    await expect.poll(() => chips().count()).toBe(1);
    await canvas.click({ position: firstBar });
    await expect.poll(total).toBe(whole);
    expect(await chips().count()).toBe(0);
  });

  it('shows the pay of the categories in every card, and keeps the measure in the URL', async () => {
    await open('/mapa');
    const whole = await total();
    const titles = () =>
      Promise.all(
        ['map', 'gender', 'schooling'].map((name) =>
          page.locator(`labour-${name} [part=title]`).innerText(),
        ),
      );
    const counted = await titles();
    const bar = page.locator('labour-filters');
    const median = bar.getByRole('button', { name: 'Remuneração mediana' });
    await median.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).search).toBe('?medida=mediana');
    const shown = ['por estado?', 'por gênero?', 'por escolaridade?'];
    await expect
      .poll(async () => (await titles()).join())
      .toBe(shown.map((by) => `Remuneração mediana ${by}`).join());
    expect(await median.getAttribute('aria-pressed')).toBe('true');
    expect(await median.evaluate((button) => button.matches(':focus'))).toBe(true);
    expect(await total()).toBe(whole);
    expect(await chips().count()).toBe(0);
    const sentence = page.locator('labour-schooling [part=summary]');
    await expect
      .poll(() => sentence.innerText())
      .toMatch(/^Quem tem .+ recebe mais: mediana de R\$/);

    await page
      .locator('labour-gender')
      .getByRole('button', { name: /^Opções: / })
      .click();
    const csv = page.getByRole('menuitem', { name: 'Baixar dados (CSV)' });
    expect(await csv.getAttribute('href')).toMatch(/\/remuneracao\?por=genero&formato=csv$/);
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect.poll(async () => (await titles()).join()).toBe(counted.join());
  });

  it('lists the best and largest city first, also by its nickname', async () => {
    await open('/mapa');
    const city = page.getByRole('combobox', { name: 'Cidade' });
    const options = page.getByRole('listbox', { name: 'Cidade' }).getByRole('option');
    const first = async () => (await options.allInnerTexts())[0];
    await city.focus();
    await page.keyboard.type('rio');
    await expect.poll(first).toMatch(/^Rio de Janeiro\s/);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('sampa');
    await expect.poll(first).toMatch(/^São Paulo\s.*Sampa/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).search).toBe('?municipio=3550308&uf=35');
  });

  it('can be used with only the keyboard: skip link, city search, chart table', async () => {
    await open('/mapa');
    await page.keyboard.press('Tab');
    expect(await focusedText()).toBe('Ir para o conteúdo 1');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('conteudo');

    await page.getByRole('combobox', { name: 'Cidade' }).focus();
    await page.keyboard.type('sao jose dos campos');
    await page.getByRole('option', { name: /São José dos Campos/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).search).toBe('?municipio=3549904&uf=35');

    const gender = page.locator('labour-gender');
    await gender.getByRole('button', { name: /^Opções: / }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    const women = gender.getByRole('button', { name: 'Mulheres', exact: true });
    await women.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).search).toContain('genero=2');
    await gender.locator('button[aria-pressed=true]', { hasText: 'Mulheres' }).waitFor();
  });

  it('closes the sticky filter bar on a phone as the page scrolls on, without a jump', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open('/mapa');
    await drawnCharts(page);
    const button = page.locator('labour-filters').getByRole('button', { name: 'Filtros' });
    const fields = page.locator('labour-filters .filter-bar-content');
    await button.click();
    expect(await fields.isVisible()).toBe(true);
    const heading = page.locator('labour-macro-sectors h2');
    const top = async () => Math.round((await edgesOf(heading)).top);
    const start = await top();
    // Over the header, so that the fields do not scroll instead.
    await page.mouse.move(180, 10);
    await page.mouse.wheel(0, 120);
    await expect.poll(top).toBe(start - 120);
    expect(await fields.isVisible()).toBe(true);
    await page.mouse.wheel(0, 1000);
    await expect.poll(top).toBe(start - 1120);
    await expect.poll(() => fields.isVisible()).toBe(false);
    expect(await top()).toBe(start - 1120);
  });

  it('shows a whole list of options in the sticky filter bar on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open('/mapa?uf=35');
    await drawnCharts(page);
    await page.evaluate(() => scrollTo(0, 800));
    await page
      .locator('labour-filters')
      .getByRole('button', { name: /^Filtros/ })
      .click();
    const city = page.getByRole('combobox', { name: 'Cidade' });
    await city.click();
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    const bar = await edgesOf(page.locator('labour-filters .filter-bar-content'));
    const list = page.getByRole('listbox', { name: 'Cidade' });
    await expect.poll(async () => (await edgesOf(list)).bottom).toBeLessThanOrEqual(bar.bottom);
    expect((await edgesOf(city)).top).toBeGreaterThanOrEqual(bar.top);
  });

  it('never scrolls horizontally', async () => {
    await expectToFit(page, () => open('/mapa?uf=35&genero=2'));
  });
});

describe('the shell', () => {
  it('navigates from the root to the home page and on to the overview', async () => {
    await page.goto(portal.origin);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/home');
    await started(page);
    await page.keyboard.press('Tab');
    expect(await focusedText()).toBe('Ir para o conteúdo 1');
    await page.getByRole('main').getByRole('link', { name: 'Ver o mercado de trabalho' }).click();
    await page.locator('labour-map canvas').waitFor();
  });

  it('turns high contrast on, and remembers it', async () => {
    await page.goto(`${portal.origin}/terms`);
    await page.getByLabel('Tema').selectOption('contraste');
    await page.reload();
    expect(await page.locator('body').getAttribute('class')).toContain('contraste');
  });
});

it('links a card’s files: all its figures as CSV, and the address of each dataset', async () => {
  await page.goto(`${portal.origin}/mapa?uf=35`);
  const card = page.locator('labour-salary');
  await card.scrollIntoViewIfNeeded();
  await card.locator('canvas').waitFor();
  await card.getByRole('button', { name: /^Opções: / }).click();
  const csv = card.getByRole('menuitem', { name: 'Baixar dados (CSV)' });
  const address = new URL((await csv.getAttribute('href')) ?? '');
  expect(address.pathname).toBe('/embed/labour-salary.csv');
  expect(address.searchParams.get('uf')).toBe('35');
  await card.getByRole('menuitem', { name: 'Dados na API (JSON)' }).click();
  const dialog = card.getByRole('dialog', { name: 'Dados na API (JSON)' });
  const addresses = (await dialog.getByRole('textbox').inputValue()).split('\n');
  expect(addresses.map((each) => new URL(each).pathname)).toEqual([
    labour.payCurve.path,
    labour.yardstick.path,
  ]);
  for (const each of addresses) expect((await fetch(each)).status).toBe(200);
});
