import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyDataset, labour } from '@observatorio/contract';
import { importFiles } from '@observatorio/import';
import { text2019 } from '@observatorio/import/testing';
import { openStore, type Store } from '@observatorio/store';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { writePortal } from '../testing/test-portal';
import { testServer } from '../testing/test-server';
import { makeDataDir, removeDataDir } from '../testing/test-store';

const pageWith = (content: string) => `<!doctype html>
<head>
<!--missing--><!--/missing-->
    <!--preloads-->
</head>
<a href="./sobre">${content}</a>`;

const opening = '<labour-summary><!--figures--><!--/figures--></labour-summary>';
const pages: Readonly<Record<string, string>> = {
  mapa: pageWith(opening),
  home: pageWith('O país'),
  'busca-cargo-assunto': pageWith(opening),
  perfil: pageWith('<h1><!--heading-->Perfil<!--/heading--></h1>'),
  'perfil-assunto': pageWith(
    '<h1><!--heading-->?<!--/heading--></h1><i><!--crumb-->?<!--/crumb--></i><p><!--lead--><!--/lead--></p>',
  ),
  incorporar: pageWith('Mapa escolhido'),
};

let dataDir: string;
let store: Store;
let app: FastifyInstance;
let below: FastifyInstance;

beforeAll(async () => {
  dataDir = await makeDataDir();
  const list = join(dataDir, 'CBO2002 - Ocupacao.csv');
  writeFileSync(list, 'CODIGO;TITULO\n225125;Médico clínico\n411010;Papéis & <b>"cópias"</b> $&\n');
  await importFiles('cbo', dataDir, [list], { isPartial: true });
  store = await openStore(dataDir);
  const folders = writePortal(dataDir, pages);
  app = testServer(store, { folders });
  below = testServer(store, { folders, settings: { basePath: '/dados' } });
});

afterAll(async () => {
  await app.close();
  await below.close();
  await store.close();
  await removeDataDir(dataDir);
});

const get = async (url: string, server = app) =>
  (await server.inject({ url, headers: { accept: 'text/html' } })).body;

const preloadsOf = (html: string): string[] =>
  [...html.matchAll(/rel="preload" as="fetch" crossorigin href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );

/** Datasets of /mapa that its map does not show. */
const { byState, byMunicipality, byGender, payGap } = labour;
const beside = [
  labour.yardstick,
  labour.trend,
  labour.byMacroSector,
  labour.bySector,
  labour.byOccupation,
  labour.payCurve,
  labour.byWageBand,
  labour.byEstablishmentSize,
  labour.bySchooling,
  labour.byAgeGender,
];

/** Datasets with the same filters on the page of an occupation. */
const paid = [labour.trend, labour.yardstick];

const base = '/api/v1/visao-geral-mercado-trabalho';
const lists = 'municipio,occupation';

/** URL of several datasets with one query. */
const together = (query: string, ...datasets: readonly AnyDataset[]): string => {
  const names = datasets.map(({ path }) => path.slice(base.length + 1)).toSorted();
  return `${base}/juntos?conjuntos=${names.join()}${query && `&${query}`}`;
};

/** URL of the pay by a dimension, with the other parameters in alphabetical order. */
const payBy = (dimension: string, before = '', after = ''): string =>
  `${labour.pay.path}?${[before, `por=${dimension}`, after].filter(Boolean).join('&')}`;

it.each([
  [
    '/mapa',
    [
      together('', ...beside, byState, byGender, payGap),
      ...['genero', 'jornada', 'total'].map((by) => payBy(by)),
      `${base}/filtros?sem=${lists}`,
    ],
  ],
  [
    '/mapa?uf=SP&x=1',
    [
      together('uf=35', ...beside, byMunicipality, byGender, payGap),
      ...['genero', 'jornada', 'total'].map((by) => payBy(by, '', 'uf=35')),
      `${base}/filtros?sem=${lists}&uf=35`,
    ],
  ],
  [
    '/mapa?municipio=3550308',
    [
      together('municipio=3550308&uf=35', ...beside, byGender, payGap),
      `${byMunicipality.path}?uf=35`,
      ...['genero', 'jornada', 'total'].map((by) => payBy(by, 'municipio=3550308', 'uf=35')),
      `${base}/filtros?municipio=3550308&sem=${lists}&uf=35`,
      `${base}/filtros?municipio=3550308&sem=${lists}`,
    ],
  ],
  [
    '/mapa?genero=2&regiao=3&sem=uf',
    [
      together('genero=2&regiao=3', ...beside),
      `${byState.path}?genero=2`,
      together('regiao=3', byGender, payGap),
      payBy('genero', '', 'regiao=3'),
      ...['jornada', 'total'].map((by) => payBy(by, 'genero=2', 'regiao=3')),
      `${base}/filtros?regiao=3&sem=${lists}`,
    ],
  ],
])('preloads the first responses of %s with its filters', async (url, expected) => {
  const addresses = preloadsOf(await get(url));
  expect(addresses).toEqual(['/api/v1/dados', ...expected]);
  for (const address of addresses) expect((await app.inject(address)).statusCode).toBe(200);
});

const figuresIn = (html: string): string | undefined =>
  /<labour-summary>(?:<p class="first-figures">(.*)<\/p>)?<\/labour-summary>/.exec(html)?.[1];

it.each([
  ['/mapa', '', 'Em 2019: ', ''],
  ['/mapa?uf=SP&x=1', 'uf=35', 'Em 2019, com os filtros escolhidos: ', 'no Brasil'],
  ['/busca-cargo?cbo=2251-25', 'occupation=225125', 'Em 2019: ', 'no conjunto das ocupações'],
  [
    '/busca-cargo?cod_cbo=225125&sexotrabalhador=2',
    'genero=2&occupation=225125',
    'Em 2019, com os filtros escolhidos: ',
    'no conjunto das ocupações',
  ],
])('sends %s with the figures for its URL', async (url, query, scope, compared) => {
  const row = (await app.inject(`${base}/resumo?${query}`)).json();
  const { vinculos, remuneracaoMediana, remuneracaoMedia } = row;
  const [median, mean] = [remuneracaoMediana, remuneracaoMedia].map((amount) =>
    amount.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' }),
  );
  const [start = '', rest = ''] = figuresIn(await get(url))?.split(';') ?? [];
  const [pay = '', comparison = ''] = start.split(' em dezembro');
  expect(pay).toBe(
    `${scope}${vinculos.toLocaleString('pt-BR')} vínculos. Metade dos vínculos paga até ${median}`,
  );
  expect(comparison).toMatch(
    compared ? new RegExp(`^, \\d+% (mais|menos) que ${compared}$`) : /^$/,
  );
  expect(rest).toBe(` a média é ${mean}. Dados de demonstração.`);
});

it.each([
  '/mapa?genero=9',
  '/mapa?municipio=1200401&uf=35',
  '/busca-cargo?cbo=225125&escolaridadeapos2005=9',
  '/busca-cargo?cbo=',
])('sends %s without figures', async (url) => {
  const html = await get(url);
  expect(figuresIn(html)).toBeUndefined();
  expect(preloadsOf(html).filter((address) => address.includes('/resumo'))).toEqual([]);
});

it('names the covered states if the data do not cover all of them', async () => {
  const folder = join(dataDir, 'partial');
  const path = join(dataDir, 'AC_2019.txt');
  writeFileSync(path, text2019(Array.from({ length: 9 }, () => ({}))), 'latin1');
  await importFiles('rais', folder, [path]);
  const partial = await openStore(folder);
  const portal = join(dataDir, 'portal');
  const server = testServer(partial, { folders: { portal, widgets: portal } });
  expect(figuresIn(await get('/mapa', server))).toMatch(/^Em 2019 \(só Acre\): 9 vínculos\./);
  expect(figuresIn(await get('/mapa?genero=1', server))).toMatch(
    /^Em 2019 \(só Acre\), com os filtros escolhidos: /,
  );
  expect(figuresIn(await get('/mapa?uf=12', server))).toMatch(
    /^Em 2019, com os filtros escolhidos: /,
  );
  await server.close();
  await partial.close();
});

it("preloads the figures of an occupation with its page's filters", async () => {
  const html = await get('/busca-cargo?cbo=225125&uf=SP&genero=1&sexotrabalhador=2');
  const addresses = preloadsOf(html).filter((address) => address.includes('resumo'));
  expect(addresses).toEqual([
    together('genero=2&occupation=225125&uf=35', ...paid),
    // Of the panel about the occupation, which follows no other filter.
    `${base}/resumo-comparado?occupation=225125`,
  ]);
});

it('sends a page without figures if the data take too long', async () => {
  const answer = vi.spyOn(store, 'answer').mockImplementation(
    (_dataset, _query, signal) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const late = '/mapa?genero=1';
  expect(figuresIn(await get(late))).toBeUndefined();
  answer.mockRestore();
  expect(figuresIn(await get(late))).toMatch(/^Em 2019/);
});

it('does not preload responses for a year without data', async () => {
  expect(preloadsOf(await get('/mapa?uf=33'))).toHaveLength(6);
  // Only the series over the years, which has them all.
  expect(preloadsOf(await get('/mapa?uf=33&ano=2007'))).toEqual([
    '/api/v1/dados',
    `${labour.trend.path}?uf=33`,
  ]);
});

it('does not preload responses of sources without data', async () => {
  expect(preloadsOf(await get('/home'))).toEqual(['/api/v1/dados', `${base}/resumo`]);
});

it('preloads URLs below the base path', async () => {
  const html = await get('/dados/mapa', below);
  expect(html).toContain('href="/dados/sobre"');
  expect(preloadsOf(html)[0]).toBe('/dados/api/v1/dados');
});

it('renders the name of the occupation in the URL', async () => {
  const html = await get('/perfil?cbo=411010');
  const name = 'Papéis &amp; &lt;b&gt;&quot;cópias&quot;&lt;/b&gt; $&amp;';
  expect(html).toContain(`<h1>${name}</h1><i>${name}</i><p></p>`);
  expect(preloadsOf(html)).toEqual([
    '/api/v1/dados',
    '/api/profile/juntos?conjuntos=market,occupation&codigoBrasileiroOcupacao=411010',
    together('occupation=411010', ...paid),
    '/api/profile/filters?codigoBrasileiroOcupacao=411010',
    '/api/v1/busca-cargo/filtros?cod_cbo=411010',
  ]);
  expect(await get('/perfil')).toContain('-->Perfil<!--');
});

it.each(['/perfil?cbo=999999', '/mapa?uf=99', '/incorporar?tag=labour-map', '/auth/login'])(
  'serves no prerendered content or preloads at %s',
  async (url) => {
    const html = await get(url);
    expect(html).toContain('Carregando');
    expect(preloadsOf(html)).toEqual([]);
  },
);
