import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
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

const open = (path: string) => page.goto(portal.origin + path);
const doctor = async () => {
  await open('/busca-cargo?cbo=225125');
  await page.locator('occupation-info dl').waitFor();
};

const address = () => new URL(page.url()).search;
const search = () => page.locator('occupation-search');
const field = () => search().getByRole('combobox', { name: 'Selecione a sua profissão' });
/** Waits until a card's summary has text. Returns that text. */
const summary = (tag: string) => page.locator(`${tag} [part=summary]:not(:empty)`).innerText();
const heading = (name: string) => page.getByRole('heading', { name, exact: true, level: 1 });

describe('/busca-cargo', () => {
  it('finds a misspelt profession and opens it using only the keyboard', async () => {
    await open('/busca-cargo');
    await expectCoverage(page);
    await field().focus();
    await page.keyboard.type('medico clinco');
    await search().getByRole('option').first().getByText('Médico clínico').waitFor();
    expect(await search().getByRole('button', { name: 'Buscar' }).isVisible()).toBe(false);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await search().getByRole('button', { name: 'Buscar' }).waitFor();
    expect(address()).toBe('');
    await page.keyboard.press('Enter');
    await expect.poll(address).toBe('?cbo=225125');
    await heading('Médico clínico').waitFor();
    await expect
      .poll(() => page.title())
      .toBe(
        'Médico clínico: salário, escolaridade e habilidades · Observatório do Trabalho e da Formação',
      );
  });

  it.each([360, 1440])(
    'says that nothing contains “senai”, and takes it to the course search, at %i px',
    async (width) => {
      await page.setViewportSize({ width, height: 800 });
      await open('/busca-cargo');
      await field().focus();
      await page.keyboard.type('senai');
      await search().getByText('Nenhum resultado com “senai”. Parecido').waitFor();
      await page.keyboard.press('Enter');
      expect(await field().inputValue()).toBe('senai');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/busca-curso?nome_curso=senai');
      await heading('Busca de cursos').waitFor();
    },
  );

  it('starts with the text of a course search that found nothing', async () => {
    await open('/busca-curso?nome_curso=motoboy');
    await page.locator('course-offers').getByRole('link', { name: 'ocupações' }).click();
    await search().getByRole('option').first().getByText('Motofretista').waitFor();
    expect(await field().inputValue()).toBe('motoboy');
  });

  it('keeps its layout stable, and flips a card to the required knowledge and back by keyboard', async () => {
    await watchFirstVisit(page);
    await doctor();
    await drawnCharts(page);
    expectLittleShift(await shiftsOf(page), 0.02);
    const card = page.locator('occupation-knowledge');
    await card.getByRole('button', { name: 'Ver conhecimentos' }).focus();
    await page.keyboard.press('Enter');
    expect(await card.getByRole('listitem').count()).toBeLessThanOrEqual(15);
    await card.getByText('Medicina e odontologia').last().waitFor();
    await page.keyboard.press('Enter');
    await card.getByRole('button', { name: 'Ver conhecimentos' }).waitFor();
  });

  it('toggles the gender filter on all cards with the icon', async () => {
    await doctor();
    const all = await summary('occupation-map');
    const women = page.locator('occupation-gender button.gender', { hasText: 'Mulheres' });
    await women.click();
    await expect.poll(address).toBe('?cbo=225125&sexotrabalhador=2');
    await expect.poll(() => summary('occupation-map')).not.toBe(all);
    expect(await women.getAttribute('aria-pressed')).toBe('true');
    await women.click();
    await expect.poll(address).toBe('?cbo=225125');
    await expect.poll(() => summary('occupation-map')).toBe(all);
  });

  it('keeps its filters in the URL: reload, back and forward restore them', async () => {
    await open('/busca-cargo?cbo=2251-25&escolaridadeapos2005=4&faixaetaria=3&uf=SP');
    await search().getByRole('button', { name: 'Retirar o filtro Estado: São Paulo' }).waitFor();
    await expect.poll(() => summary('occupation-schooling')).toContain('Superior completo');
    await search().getByRole('button', { name: 'Retirar o filtro Estado: São Paulo' }).click();
    await expect.poll(address).toBe('?cbo=225125&escolaridadeapos2005=4&faixaetaria=3');
    await page.goBack();
    await search().getByRole('button', { name: 'Retirar o filtro Estado: São Paulo' }).waitFor();
    await search().getByRole('button', { name: 'Limpar busca' }).click();
    await expect.poll(address).toBe('');
    await page.getByText('Por onde começar').waitFor();
  });

  it('links to the profession’s profile and back, and to a related profession', async () => {
    await doctor();
    await page.getByRole('link', { name: 'Quanto conhecimento esta ocupação exige?' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/perfil');
    await page.locator('profile-occupation').getByText('Médico clínico').last().waitFor();
    await page.getByRole('link', { name: 'Quem trabalha nesta ocupação?' }).click();
    await heading('Médico clínico').waitFor();

    const node = page.locator('occupation-related').getByRole('link').first();
    const name = (await node.innerText()).trim();
    await node.click();
    await heading(name).waitFor();
    expect(await field().inputValue()).toBe(name);
    expect(address()).not.toContain('225125');
  });

  it('compares a profession with another using only the keyboard, and returns', async () => {
    await doctor();
    const link = page.getByRole('link', { name: 'Comparar com outra ocupação' });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      expect((await link.boundingBox())?.y).toBeLessThan(600);
    }
    await link.focus();
    await page.keyboard.press('Enter');
    await expect.poll(address).toBe('?comparar=225125');
    const comparison = page.locator('occupation-compare');
    await comparison.getByRole('note').getByText('Escolha as profissões').waitFor();
    expect(await page.title()).toMatch(/^Comparação de profissões · /);

    await comparison.getByRole('combobox', { name: 'Adicionar profissão' }).focus();
    await page.keyboard.type('enfermeiro');
    await comparison.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(address).toBe('?comparar=225125,223505');
    await comparison.getByRole('rowheader', { name: 'Remuneração média' }).waitFor();
    await page.reload();
    await comparison.getByRole('rowheader', { name: 'Remuneração média' }).waitFor();

    await comparison.getByRole('link', { name: /^Enfermeiro/ }).click();
    await heading('Enfermeiro').waitFor();
    await page.goBack();
    await comparison.getByRole('rowheader', { name: 'Remuneração média' }).waitFor();
    await comparison.getByRole('button', { name: /Retirar.*Enfermeiro/ }).click();
    await comparison.getByRole('note').getByText('Escolha as profissões').waitFor();
    expect(address()).toBe('?comparar=225125');
  });

  it('offers one field and no filters in a comparison, which keeps them for an occupation', async () => {
    await open('/busca-cargo?comparar=225125,223505&uf=12&sexotrabalhador=2');
    await page.locator('occupation-compare').getByRole('rowheader').first().waitFor();
    expect(await page.locator('main').getByRole('combobox').count()).toBe(1);
    expect(await page.getByRole('button', { name: /^Retirar o filtro/ }).count()).toBe(0);
    await page.locator('occupation-compare').getByRole('link', { name: 'Enfermeiro' }).click();
    await search().getByRole('button', { name: 'Retirar o filtro Estado: Acre' }).waitFor();
  });

  it('keeps the names of the compared occupations in view on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open('/busca-cargo?comparar=521110,225125,223505');
    const comparison = page.locator('occupation-compare');
    const last = comparison.getByRole('rowheader', { name: 'Economia 4.0' });
    await last.scrollIntoViewIfNeeded();
    const place = async (of: Locator) => (await of.boundingBox())?.y ?? Number.NaN;
    const names = comparison.locator('thead').first().getByRole('link');
    expect(await names.allInnerTexts()).toEqual([
      'Vendedor de comércio varejista',
      'Médico clínico',
      'Enfermeiro',
    ]);
    await expect.poll(() => place(last)).toBeGreaterThan(await place(names.last()));
    expect(await place(names.last())).toBeGreaterThan(0);
    await open('/busca-cargo?comparar=521110,225125,223505,411010');
    await last.waitFor();
    const row = comparison.locator('tr', { hasText: 'Economia 4.0' });
    const labels = await row
      .locator('td')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
    expect(labels[2]).toContain('Enfermeiro');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  it('downloads a comparison from its menu and as part of the page’s data', async () => {
    await open('/busca-cargo?comparar=');
    await page.getByText('Relatórios').click();
    await page.getByRole('button', { name: 'Dados desta página' }).click();
    await page.getByText('Faça uma escolha e tente de novo').click();
    await open('/busca-cargo?comparar=225125,223505');
    const comparison = page.locator('occupation-compare');
    await comparison.getByRole('rowheader', { name: 'Remuneração média' }).waitFor();
    await comparison.getByRole('button', { name: /^Opções/ }).click();
    const [table] = await Promise.all([
      page.waitForEvent('download'),
      comparison.getByText('Baixar dados (CSV)').click(),
    ]);
    const csv = await readFile(await table.path(), 'utf8');
    expect(csv).toMatch(/^\uFEFFCódigo da CBO;Ocupação;Vínculos;.*\r\n225125;Médico clínico;\d+;/);
    expect(csv).toContain('# Dados de demonstração');
    await page.getByText('Relatórios').click();
    const [archive] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Dados desta página' }).click(),
    ]);
    expect(await readFile(await archive.path(), 'utf8')).toContain(csv.slice(1));
    await page.getByText('Arquivo pronto.').click();
  });

  it('never scrolls horizontally', async () => {
    await expectToFit(page, doctor);
  });
});
