import { placePage } from '@observatorio/pages';
import { openStore, type Store } from '@observatorio/store';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writePortal } from '../../testing/test-portal';
import { testServer } from '../../testing/test-server';
import { addIndicators, makeDataDir, removeDataDir } from '../../testing/test-store';

let dataDir: string;
let store: Store;
let app: FastifyInstance;

beforeAll(async () => {
  dataDir = await makeDataDir();
  await addIndicators(dataDir);
  store = await openStore(dataDir);
  const folders = writePortal(dataDir, { [placePage.layout]: '<!--place--><!--/place-->' });
  app = testServer(store, { folders });
});

afterAll(async () => {
  await app.close();
  await store.close();
  await removeDataDir(dataDir);
});

/** HTML of the section of the indicators; empty if there is none. */
async function indicatorsAt(url: string): Promise<string> {
  const { body } = await app.inject({ url, headers: { accept: 'text/html' } });
  return /<section[^>]* id="indicadores"[^>]*>.*?<\/section>/s.exec(body)?.[0] ?? '';
}

it.each([
  ['/lugar/brasil', ['4,8 pontos']],
  ['/lugar/35-sao-paulo', ['5,1 pontos', '4,8 pontos']],
  ['/lugar/3550308-sao-paulo', ['5,3 pontos', '5,1 pontos', '4,8 pontos']],
])('shows the indicators of %s next to those of the places around it', async (url, values) => {
  const section = await indicatorsAt(url);
  const found = [...section.matchAll(/>([^<]* pontos)</g)].map(([, value]) => value);
  expect(found).toEqual(values);
});

it('has no section of indicators for a region without values', async () => {
  expect(await indicatorsAt('/lugar/3-sudeste')).toBe('');
});

it.each([
  ['/lugar/brasil', ''],
  ['/lugar/35-sao-paulo', '&amp;uf=35'],
  ['/lugar/3550308-sao-paulo', '&amp;uf=35&amp;municipio=3550308'],
])('leads from %s to the indicator in the same place', async (url, chosen) => {
  expect(await indicatorsAt(url)).toContain(`href="/indicadores?indicador=demonstracao${chosen}"`);
});
