import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFiles } from '@observatorio/import';
import { formsOf, pageList, pages } from '@observatorio/pages';
import { createServer, readSettings } from '@observatorio/server';
import { openStore } from '@observatorio/store';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { IMPORTED_YEAR, writeImportedFile } from '../support/imported-file';
import { started } from '../support/portal';
import { folders, quietSettings } from '../support/real-server';
import { sharedBrowser } from '../support/shared-browser';

let dataDir: string;
let origin: string;
let page: Page;
const closing: (() => Promise<void>)[] = [];

// Official links of one year next to a sample of a later one.
beforeAll(async () => {
  await fetch(`${inject('origin')}/ready`);
  dataDir = await mkdtemp(join(tmpdir(), 'observatorio-ano-'));
  const isData = (path: string) => !path.includes(`${inject('dataDir')}/contas`);
  await cp(inject('dataDir'), dataDir, { recursive: true, filter: isData });
  await importFiles('rais', dataDir, [await writeImportedFile(dataDir)]);
  const store = await openStore(dataDir);
  const settings = readSettings({ DATA_DIR: dataDir, ...quietSettings });
  const server = createServer({ store, folders, settings });
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
  page = await (await sharedBrowser()).newPage({ locale: 'pt-BR' });
  closing.push(
    () => page.context().close(),
    () => server.close(),
    () => store.close(),
    () => rm(dataDir, { recursive: true }),
  );
});

afterAll(async () => {
  for (const close of closing) await close();
});

/** Returns every address in the page, inside elements too, and every request that it has made. */
const addresses = (): Promise<string[]> =>
  page.evaluate(() => {
    const found = performance.getEntriesByType('resource').map(({ name }) => name);
    const roots: ParentNode[] = [document];
    for (const root of roots) {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) roots.push(element.shadowRoot);
        found.push(element.getAttribute('href') ?? '', element.getAttribute('src') ?? '');
      }
    }
    return found;
  });

const year = () => page.locator('labour-filters').getByLabel('Ano').inputValue();

it('names no year in the HTML of any page, nor in the sitemap', async () => {
  const all = pageList.flatMap((each) => formsOf(each).map(({ example }) => example));
  for (const address of [...all, '/sitemap-paginas.xml', '/sitemap-lugares.xml']) {
    const response = await fetch(origin + address, { headers: { accept: 'text/html' } });
    expect(await response.text(), address).not.toMatch(/[?&;]ano=/);
  }
});

it.each([
  pages.home.path,
  pages.mapa.path,
  pages.formandos.path,
  pages.profissoes.path,
  `${pages.buscaCargo.path}?cbo=225125`,
  `${pages.perfil.path}?cbo=225125`,
])('opens %s without a year in any link or request', async (address) => {
  await page.goto(origin + address);
  await page.waitForLoadState('networkidle');
  expect((await addresses()).filter((each) => /[?&]ano=/.test(each))).toEqual([]);
  expect(await page.getByText(/não há dados de|ano sem dados/i).count()).toBe(0);
});

it('shows the newest official year to those who follow the menu or a question', async () => {
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first();
  await page.goto(origin + pages.home.path);
  await started(page);
  await link('Mercado de trabalho').click();
  await expect.poll(year).toBe(String(IMPORTED_YEAR));
  await page.goto(`${origin}${pages.buscaCargo.path}?cbo=225125`);
  await started(page);
  await link('Em que setores e cidades estão estes empregos?').click();
  await expect.poll(year).toBe(String(IMPORTED_YEAR));
});

it('says on the front page that its figures are of different years', async () => {
  await page.goto(origin + pages.home.path);
  await page.getByRole('heading', { name: 'O país em números' }).waitFor();
  const figures = page.locator('.home-figure');
  await expect
    .poll(() => figures.allInnerTexts())
    .toEqual([
      expect.stringContaining(`(${IMPORTED_YEAR}, só Acre)`),
      expect.stringContaining('(2019)'),
      expect.stringContaining('(2019)'),
    ]);
});

it('says beside the year that its data are partial', async () => {
  await importFiles('rais', dataDir, [await writeImportedFile(dataDir)], { situacao: 'parcial' });
  const partial = `${IMPORTED_YEAR} (parcial)`;
  const manifest = async () => (await fetch(`${origin}/api/v1/dados`)).text();
  await expect.poll(manifest, { timeout: 20_000 }).toContain('"parcial"');
  // Without the manifest that the other page has cached.
  const visitor = await (await sharedBrowser()).newPage({ locale: 'pt-BR' });
  await visitor.goto(origin + pages.mapa.path);
  const chosen = visitor.locator('labour-filters').getByLabel('Ano').locator('option:checked');
  await expect.poll(() => chosen.innerText(), { timeout: 10_000 }).toBe(partial);
  await visitor.locator('labour-gender').getByText(`RAIS ${partial}`).first().waitFor();
  await visitor.getByText(`RAIS ${partial} · só Acre`).first().waitFor();
  await visitor.goto(origin + pages.sobre.path);
  const table = visitor.getByRole('region', { name: 'Tabela dos dados em serviço' });
  await table.getByRole('cell', { name: partial, exact: true }).waitFor();
  await visitor
    .getByText(`RAIS ${partial}: sem comparação. Os dados são parciais, com 60.000 vínculos`)
    .waitFor();
  await visitor.context().close();
});

it('offers the years with data at an address with another year', async () => {
  await page.goto(`${origin}${pages.mapa.path}?ano=2031`);
  const notice = page.locator('.page-failure');
  await notice.getByText('Ano sem dados.').waitFor();
  expect(await notice.getByRole('button').allInnerTexts()).toEqual([
    'Ver 2019',
    `Ver ${IMPORTED_YEAR}`,
  ]);
});
