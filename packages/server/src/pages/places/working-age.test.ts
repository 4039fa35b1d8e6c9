import { labour, place, WORKING_AGE_TABLE } from '@observatorio/contract';
import { placePage } from '@observatorio/pages';
import { openStore, readManifest, type Store, writeManifest } from '@observatorio/store';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { writePortal } from '../../testing/test-portal';
import { testServer } from '../../testing/test-server';
import { addTable, makeDataDir, removeDataDir } from '../../testing/test-store';

let dataDir: string;
let store: Store;
let app: FastifyInstance;

beforeAll(async () => {
  dataDir = await makeDataDir();
  store = await openStore(dataDir);
  const folders = writePortal(dataDir, {
    [placePage.layout]: '<h1><!--heading--><!--/heading--></h1><!--place--><!--/place-->',
  });
  app = testServer(store, { folders });
});

afterAll(async () => {
  await app.close();
  await store.close();
  await removeDataDir(dataDir);
});

const get = async (url: string) =>
  (await app.inject({ url, headers: { accept: 'text/html' } })).body;

/** Everything that says who divides the links: answers, files, pages and pictures. */
const said = async () =>
  Promise.all(
    [
      labour.densityByState.path,
      `${labour.densityByMunicipality.path}?uf=35`,
      `${place.summary.path}?municipio=3550308`,
      `${labour.densityByState.path}?formato=csv`,
      `${place.summary.path}?formato=csv`,
      '/embed/labour-map.svg?medida=por-mil',
      '/embed/labour-map.csv?medida=por-mil',
      '/embed/place-summary.svg?municipio=3550308',
      '/lugar/3550308-sao-paulo',
      '/lugar/3550308-sao-paulo/compara/12-acre',
    ].map(get),
  );

const isServed = (tables: number) =>
  vi.waitFor(
    () =>
      expect(
        store.manifest().conjuntos.filter(({ tabela }) => tabela === WORKING_AGE_TABLE),
      ).toHaveLength(tables),
    10_000,
  );

it('divides links by the inhabitants of working age while their table is in service', async () => {
  const before = await said();
  for (const text of before) expect(text).not.toContain('15 a 69');
  await addTable(
    dataDir,
    WORKING_AGE_TABLE,
    `('brasil', '1', 2022, 100000), ('uf', '35', 2010, 1), ('uf', '35', 2022, 50000),
    ('municipio', '3550308', 2022, 10000), ('municipio', '3509502', 2022, NULL)`,
  );
  await isServed(1);
  const [states = '', cities = '', city = '', ...others] = await said();
  const find = (text: string, codigo: string) =>
    JSON.parse(text).find((row: { codigo: string | null }) => row.codigo === codigo);
  expect(find(states, '35')).toMatchObject({ habitantes: 50_000, idades: '15 a 69' });
  expect(find(states, '12')).toMatchObject({ habitantes: null, vinculosPorMil: null });
  const { vinculos, ...saoPaulo } = find(cities, '3550308');
  expect(saoPaulo).toMatchObject({ habitantes: 10_000, vinculosPorMil: vinculos / 10 });
  expect(find(cities, '3509502')).toMatchObject({ habitantes: null, vinculosPorMil: null });
  expect(JSON.parse(city).map((row: { habitantes: number }) => row.habitantes)).toEqual([
    10_000, 50_000, 100_000,
  ]);
  for (const text of others) {
    expect(text).toContain('abitantes de 15 a 69 anos (Censo 2022)');
    expect(text).toContain('Testes (CC BY 4.0)');
  }
  const manifest = await readManifest(dataDir);
  const kept = manifest.conjuntos.filter(({ tabela }) => tabela !== WORKING_AGE_TABLE);
  await writeManifest(dataDir, { ...manifest, conjuntos: kept });
  await isServed(0);
  expect(await said()).toEqual(before);
});
