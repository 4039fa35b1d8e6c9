import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AreaName, areaNames, areaPages, areas } from '@observatorio/contract';
import { openStore, type Store } from '@observatorio/store';
import { catalogue } from '@observatorio/widgets';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer } from '../../packages/server/src/testing/test-server';
import {
  addOccupations,
  makeDataDir,
  removeDataDir,
} from '../../packages/server/src/testing/test-store';
import { embeddableElements } from '../../packages/widgets/build/manifests';

const origin = 'http://portal.example';

let widgets: string;
let dataDir: string;
let store: Store;
let app: FastifyInstance;

beforeAll(async () => {
  widgets = mkdtempSync(join(tmpdir(), 'oembed-'));
  writeFileSync(join(widgets, 'elements.json'), JSON.stringify(embeddableElements(catalogue)));
  dataDir = await makeDataDir();
  await addOccupations(dataDir, { list: 'demonstracao', facts: 'demonstracao' });
  store = await openStore(dataDir);
  app = testServer(store, { folders: { portal: widgets, widgets } });
});

afterAll(async () => {
  await app.close();
  await store.close();
  await removeDataDir(dataDir);
  rmSync(widgets, { recursive: true });
});

const get = (url: string) =>
  app.inject({ url, headers: { host: 'portal.example', accept: 'text/html' } });

const describeUrl = (address: string) => get(`/oembed?url=${encodeURIComponent(origin + address)}`);

/** Returns the URL of the frame for a page, without the origin. */
async function frameOf(address: string): Promise<string> {
  const { statusCode, body } = await describeUrl(address);
  expect(statusCode, address).toBe(200);
  const [, src = ''] = / src="([^"]+)"/.exec(JSON.parse(body).html) ?? [];
  return src.replaceAll('&amp;', '&').slice(origin.length);
}

/** A value for every spelling of every filter of an area, including those of the API only. */
const parametersOf = (area: AreaName): string[] => [
  ...new Set(
    Object.values(areas[area])
      .flatMap(({ filters }) => filters)
      .flatMap(({ name, pageName = name, aliases = [], example }) =>
        [name, pageName, ...aliases].map((spelling) => `${spelling}=${example}`),
      ),
  ),
];

describe.each(areaNames)('the page of %s', (area) => {
  it('is embedded as an element of that area that accepts every filter', async () => {
    const parameters = parametersOf(area);
    expect(parameters.length).toBeGreaterThan(2);
    const subjects = area === 'occupation' || area === 'profile' ? ['', 'cbo=225125&'] : [''];
    for (const subject of subjects) {
      for (const parameter of ['', ...parameters, parameters.join('&')]) {
        const frame = await frameOf(`${areaPages[area]}?${subject}${parameter}`);
        const { statusCode, body } = await get(frame);
        expect(statusCode, `${parameter} ${frame}`).toBe(200);
        const tag = /^\/embed\/([a-z-]+)/.exec(frame)?.[1];
        expect(catalogue.find((each) => each.tag === tag)?.area.family).toBe(area);
        expect(JSON.parse((await describeUrl(frame)).body).title).toBe(
          /<title>(.*) · Observatório/.exec(body)?.[1],
        );
      }
    }
  });
});

it.each([
  ['/busca-cargo?cbo=2251-25', '/embed/occupation-info?cod_cbo=225125'],
  ['/busca-cargo?cbo=225125&uf=35', '/embed/occupation-pay?cod_cbo=225125&uf=35'],
  ['/busca-cargo?comparar=225125,411010', '/embed/occupation-compare?comparar=225125%2C411010'],
  [
    '/busca-cargo?comparar=225125,411010&uf=35',
    '/embed/occupation-compare?comparar=225125%2C411010',
  ],
  ['/busca-cargo?cbo=225125&comparar=411010', '/embed/occupation-info?cod_cbo=225125'],
  ['/perfil?cbo=225125', '/embed/profile-occupation?codigoBrasileiroOcupacao=225125'],
  ['/perfil?cbo=225125&sexo=1', '/embed/profile-salary?codigoBrasileiroOcupacao=225125&sexo=1'],
  ['/mapa?uf=35&uf=33&utm_source=x', '/embed/labour-map?uf=33%2C35'],
])('embeds %s as %s', async (address, frame) => {
  expect(await frameOf(address)).toBe(frame);
});

it.each([
  ['/busca-cargo?cbo=2251-25', 'Sobre a ocupação. Ocupação: Médico clínico'],
  ['/busca-cargo?cbo=999999', 'Sobre a ocupação. Ocupação 9999-99'],
  [
    '/busca-cargo?comparar=225125,411010',
    'Comparação de profissões. Profissões comparadas: Médico clínico e Assistente',
  ],
  ['/mapa?uf=35&uf=33', 'Vínculos por estado. Estado: Rio de Janeiro e São Paulo'],
  [
    '/formandos?nivel_ensino=superior&uf=35',
    'Matrículas por estado. Nível de ensino: Superior; Estado: São Paulo',
  ],
])('titles the frame of %s after its element and filters', async (address, title) => {
  expect(JSON.parse((await describeUrl(address)).body).title).toBe(title);
});

it.each(['/mapa?uf=XX', '/embed/labour-map?uf=XX'])(
  'rejects the invalid filter of %s, naming it',
  async (address) => {
    const { statusCode, body } = await describeUrl(address);
    expect(statusCode).toBe(400);
    expect(JSON.parse(body)).toMatchObject({ parametro: 'uf', valor: 'XX' });
  },
);
