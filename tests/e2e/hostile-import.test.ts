import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { occupation, optionsOf } from '@observatorio/contract';
import { importFiles } from '@observatorio/import';
import { createServer, readSettings } from '@observatorio/server';
import {
  buildOffers,
  emptyRowMetadata,
  installEdition,
  OFFERS_TABLE,
  openStore,
  type Store,
} from '@observatorio/store';
import { catalogue } from '@observatorio/widgets';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { folders, quietSettings } from '../support/real-server';
import { sharedBrowser } from '../support/shared-browser';

/** A name that runs a script if a page inserts it into HTML, an attribute or a script unescaped. */
const MARKUP = `<img src=x onerror=window.hacked=1>'"><script>window.hacked=1</script>`;
const OCCUPATION = '225125';

let dataDir: string;
let store: Store;
let origin: string;
let page: Page;
const closing: (() => Promise<void>)[] = [];

/** Imports an occupation list in which all names contain markup. */
async function importOccupations(codes: readonly string[]): Promise<void> {
  const quoted = MARKUP.replaceAll('"', '""');
  const lines = codes.map((code) => `${code};"Cargo ${code} ${quoted}"`);
  const path = join(dataDir, 'CBO2002 - Ocupacao.csv');
  await writeFile(path, ['CODIGO;TITULO', ...lines, ''].join('\r\n'), 'latin1');
  await importFiles('cbo', dataDir, [path], { isPartial: true });
}

/** Adds offers of technical courses in which all names contain markup. */
async function addOffers(): Promise<void> {
  const name = { conjunto: 'inep-tecnico', ano: 2023, tipo: 'oficial' } as const;
  const text = MARKUP.replaceAll("'", "''");
  await installEdition(dataDir, name, async (connection) => {
    await connection.run(OFFERS_TABLE);
    await connection.run(`
      INSERT INTO offers
      SELECT 3550308, 35, 1 + i % 4, NULL, NULL, 'CT', '1', NULL, 1,
        'Curso ${text} ' || i, 1000 + i, 'Escola ${text}', NULL, 1 + i, NULL, NULL, NULL
      FROM range(30) AS numbers(i)`);
    await buildOffers(connection);
    return {
      ...emptyRowMetadata(),
      fontes: [`Censo ${MARKUP}`],
      linhasLidas: 30,
      linhasAceitas: 30,
    };
  });
}

beforeAll(async () => {
  await fetch(`${inject('origin')}/ready`);
  dataDir = await mkdtemp(join(tmpdir(), 'observatorio-hostil-'));
  const isData = (path: string) => !path.includes(`${inject('dataDir')}/contas`);
  await cp(inject('dataDir'), dataDir, { recursive: true, filter: isData });
  const answer = await fetch(inject('origin') + occupation.options.path);
  const options = optionsOf(occupation.options.decode(await answer.json()), 'cod_cbo');
  await importOccupations(options.map(({ code }) => code));
  await addOffers();
  store = await openStore(dataDir);
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

/** Expects the page to show the names as text, without creating elements or scripts from them. */
async function expectText(at: string): Promise<void> {
  await expect.poll(() => page.getByText('<img src=x').count(), { message: at }).toBeGreaterThan(0);
  expect(await page.locator('img[src="x"]').count(), at).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, 'hacked')), at).toBeUndefined();
}

it.each([
  `/busca-cargo?cbo=${OCCUPATION}`,
  `/perfil?cbo=${OCCUPATION}`,
  `/mapa?occupation=${OCCUPATION}`,
  '/busca-curso?nivel_ensino=T%C3%A9cnico&uf=35',
  '/sobre',
])('shows names with markup as text on %s', async (path) => {
  const answer = await page.goto(origin + path);
  expect(await answer?.text()).not.toMatch(/<img src=x|<script>window/);
  await expectText(path);
});

it('shows names with markup as text in every tag', async () => {
  await page.goto(`${origin}/embed/${catalogue[0]?.tag}`);
  await page.evaluate(
    ({ tags, occupation: code }) => {
      for (const tag of tags) {
        const element = document.createElement(tag);
        for (const name of ['cod_cbo', 'codigoBrasileiroOcupacao', 'occupation']) {
          element.setAttribute(name, code);
        }
        document.body.append(element);
      }
    },
    { tags: catalogue.map(({ tag }) => tag), occupation: OCCUPATION },
  );
  await expect.poll(() => page.locator(':not(:defined)').count()).toBe(0);
  await page.waitForLoadState('networkidle');
  await expectText('every tag');
});
