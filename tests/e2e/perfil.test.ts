import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectLittleShift, shiftsOf } from '../support/layout-shifts';
import {
  drawnCharts,
  expectCoverage,
  expectToFit,
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
  await summary('profile-map');
};

const bar = () => page.locator('profile-filters');
const sector = () => bar().getByLabel('Setor da Empresa (CNAE)');
const occupation = () => bar().getByRole('combobox', { name: 'Código Brasileiro de Ocupações' });
const address = () => new URL(page.url()).search;
/** Waits until a card's summary has text. Returns that text. */
const summary = (tag: string) => page.locator(`${tag} [part=summary]:not(:empty)`).innerText();

describe('/perfil', () => {
  it('starts with the newest year, the first sector and the first occupation, without layout shift', async () => {
    await watchFirstVisit(page);
    await open('/perfil');
    await drawnCharts(page);
    expectLittleShift(await shiftsOf(page), 0.02);
    expect(await bar().getByLabel('Ano').inputValue()).toBe('2019');
    expect(await sector().inputValue()).toBe(
      await sector().locator('option[value]:not([value=""])').first().getAttribute('value'),
    );
    expect(await occupation().inputValue()).toBe('Oficial general da aeronáutica');
    expect(address()).toMatch(/^\?cbo=010105&setorEmpresa=\d+$/);
    expect(await page.evaluate(() => history.length)).toBe(2);

    // Clearing the initial sector selects all sectors.
    await bar()
      .getByRole('button', { name: /^Retirar o filtro Setor da empresa/ })
      .click();
    await expect.poll(address).toBe('?cbo=010105');
    expect(await sector().inputValue()).toBe('');
    await expectCoverage(page);
  });

  it('prompts for an occupation if only a year is set', async () => {
    await page.goto(`${portal.origin}/perfil?ano=2019`);
    await page
      .locator('profile-occupation')
      .getByText('Selecione um código de ocupação...')
      .waitFor();
  });

  it('can be used with only the keyboard: occupation, sector, sex', async () => {
    await open('/perfil');
    await occupation().focus();
    await page.keyboard.type('enfermeira');
    await bar().getByRole('option').first().getByText('Enfermeiro').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(address).toBe('?cbo=223505');
    await page.locator('profile-occupation').getByText('Enfermeiro').last().waitFor();
    await expect.poll(() => page.title()).toMatch(/^Enfermeiro: perfil da ocupação e vagas · /);

    await sector().focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(address).toMatch(/setorEmpresa=\d+$/);

    const sexes = page.locator('profile-sex');
    await sexes.getByRole('button', { name: /^Opções: / }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await sexes.getByRole('button', { name: 'Mulheres', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(address).toContain('sexo=2');
  });

  it('keeps its filters in the URL: reload, back and forward restore them', async () => {
    await open('/perfil?cbo=225125');
    expect(await sector().inputValue()).toBe('');
    const everywhere = await summary('profile-map');
    await sector().selectOption('22');
    await expect.poll(() => summary('profile-map')).not.toBe(everywhere);
    const health = await summary('profile-map');
    await page.reload();
    await expect.poll(() => summary('profile-map')).toBe(health);
    await page.goBack();
    await expect.poll(() => summary('profile-map')).toBe(everywhere);
    await page.goForward();
    await expect.poll(() => summary('profile-map')).toBe(health);
  });

  it('never scrolls horizontally', async () => {
    await expectToFit(page, () => open('/perfil?cbo=225125'));
  });
});
