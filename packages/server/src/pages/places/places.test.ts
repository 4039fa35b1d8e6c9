import { labour } from '@observatorio/contract';
import { placePage } from '@observatorio/pages';
import { openStore, type Store } from '@observatorio/store';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writePortal } from '../../testing/test-portal';
import { testServer } from '../../testing/test-server';
import {
  addLinks,
  addOffers,
  makeDataDir,
  ONE_LINK,
  removeDataDir,
} from '../../testing/test-store';

const template = `<!doctype html>
<head>
    <!--title--><title>Observatório</title><!--/title-->
    <!--description--><!--/description-->
    <!--preloads-->
  </head>
<h1><!--heading-->Brasil<!--/heading--></h1>
<a href="./sobre">Sobre</a>
<div class="place"><!--place--><!--/place--></div>`;

let dataDir: string;
let store: Store;
let app: FastifyInstance;
let below: FastifyInstance;

beforeAll(async () => {
  dataDir = await makeDataDir();
  await addOffers(dataDir);
  store = await openStore(dataDir);
  const folders = writePortal(dataDir, { [placePage.layout]: template });
  app = testServer(store, { folders, settings: { publicUrl: 'https://portal.example' } });
  below = testServer(store, { folders, settings: { basePath: '/dados' } });
});

afterAll(async () => {
  await app.close();
  await below.close();
  await store.close();
  await removeDataDir(dataDir);
});

const get = (url: string, server = app) =>
  server.inject({ url, headers: { accept: 'text/html', host: 'portal.example' } });

/** Cells of the table that a tag has as a child, row by row. */
const tableOf = (html: string, tag: string): string[][] => {
  const [, inside = ''] = new RegExp(`<${tag} [^>]*>(.*?)</${tag}>`).exec(html) ?? [];
  const [, body = ''] = /<tbody>(.*?)<\/tbody>/.exec(inside) ?? [];
  return body
    .split('</tr>')
    .filter(Boolean)
    .map((row) =>
      row
        .replaceAll(/<\/t[dh]>/g, '|')
        .replaceAll(/<[^>]+>/g, '')
        .split('|')
        .slice(0, -1),
    );
};

it.each([
  ['/lugar/3550308', '/lugar/3550308-sao-paulo'],
  ['/lugar/355030', '/lugar/3550308-sao-paulo'],
  ['/lugar/3550308-sampa', '/lugar/3550308-sao-paulo'],
  ['/lugar/SP', '/lugar/35-sao-paulo'],
  ['/lugar/35?genero=2', '/lugar/35-sao-paulo?genero=2'],
  ['/lugar/3', '/lugar/3-sudeste'],
  ['/lugar/Brasil', '/lugar/brasil'],
  ['/lugar/35-sao-paulo/', '/lugar/35-sao-paulo'],
  ['/lugar/12/compara/sp', '/lugar/12-acre/compara/35-sao-paulo'],
  ['/lugar/12-acre/compara/12', '/lugar/12-acre'],
  ['/lugar/12-acre/compara/35-sao-paulo/12-acre', '/lugar/12-acre/compara/35-sao-paulo'],
])('redirects %s to %s for good', async (url, path) => {
  const { statusCode, headers } = await get(url);
  expect(statusCode).toBe(301);
  expect(headers.location).toBe(path);
});

it('redirects below a base path', async () => {
  const { headers } = await get('/dados/lugar/35', below);
  expect(headers.location).toBe('/dados/lugar/35-sao-paulo');
  const { body } = await get('/dados/lugar/35-sao-paulo', below);
  expect(body).toContain('href="/dados/lugar/brasil"');
  expect(body).not.toMatch(/="\.?\/(?!dados)/);
});

it.each([
  '/lugar/12/compara/9999999',
  '/lugar/11/compara/12/13/14/15',
  '/lugar/9999999',
  '/lugar/99',
  '/lugar/nada',
  '/lugar/3550308-sao-paulo/x',
  '/lugar/%00',
])('has no page at %s', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

it.each([
  [
    '/lugar/brasil',
    'Brasil',
    '',
    'O país inteiro: 5 regiões, 26 estados e o Distrito Federal, 5.571 municípios.',
  ],
  [
    '/lugar/5-centro-oeste',
    'Região Centro-Oeste',
    'regiao=5',
    'Região do Brasil com 3 estados e o Distrito Federal.',
  ],
  [
    '/lugar/53-distrito-federal',
    'Distrito Federal',
    'uf=53',
    'Unidade da Federação da Região Centro-Oeste, com 1 município.',
  ],
  ['/lugar/12-acre', 'Acre', 'uf=12', 'Estado da Região Norte, com 22 municípios.'],
  [
    '/lugar/3509502-campinas',
    'Campinas, SP',
    'municipio=3509502',
    'Município do estado de São Paulo, na Região Sudeste. Tinha',
  ],
])('writes %s with its own title, words and figures', async (url, title, query, where) => {
  const { statusCode, body, headers } = await get(url);
  expect(statusCode).toBe(200);
  expect(headers.etag).toBeDefined();
  expect(body).toContain(
    `<h1>${title}</h1>`
      .replace('<h1>', '<h1><!--heading-->')
      .replace('</h1>', '<!--/heading--></h1>')
      .replaceAll(/<!--\/?heading-->/g, ''),
  );
  expect(body).toContain(`<title>${title}: trabalho, remuneração e cursos · `);
  expect(body).toContain(where);
  expect(body).toContain(`<link rel="canonical" href="https://portal.example${url}" />`);
  const rows = (await app.inject(`${labour.byMacroSector.path}?${query}`)).json() as Record<
    string,
    number
  >[];
  const counts = rows
    .flatMap((row) => Object.values(row))
    .filter((value) => typeof value === 'number');
  const shown = tableOf(body, 'labour-macro-sectors').map(([, count = '']) =>
    Number(count.replaceAll('.', '')),
  );
  expect(shown.toSorted((a, b) => a - b)).toEqual(counts.toSorted((a, b) => a - b));
});

it('describes the place and the way to it for search engines', async () => {
  const { body } = await get('/lugar/3509502-campinas');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  const [trail, data] = JSON.parse(json);
  expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Brasil',
    'Região Sudeste',
    'São Paulo',
    'Campinas, SP',
  ]);
  expect(data).toMatchObject({
    '@type': 'Dataset',
    license: [
      {
        '@type': 'CreativeWork',
        name: 'domínio público',
        url: 'https://portal.example/sobre#licencas',
      },
      {
        '@type': 'CreativeWork',
        name: 'dados públicos, com citação da fonte',
        url: 'https://portal.example/sobre#licencas',
      },
    ],
    temporalCoverage: '2019',
    url: 'https://portal.example/lugar/3509502-campinas',
  });
});

it('says in one line what it has no figures for', async () => {
  const { statusCode, body } = await get('/lugar/1200013-acrelandia');
  expect(statusCode).toBe(200);
  expect(body).toContain('Quem emprega?</h2><p>Nenhum vínculo encontrado.</p>');
  expect(body).not.toMatch(/<labour-macro-sectors/);
});

it('marks the sample', async () => {
  expect((await get('/lugar/brasil')).body).toContain('é de demonstração');
});

it('leads from each section to the next one, and collapses long lists', async () => {
  const { body } = await get('/lugar/35-sao-paulo');
  const sections = [...body.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
  const contents = /<nav class="place-contents".*?<\/nav>/.exec(body)?.[0] ?? '';
  expect([...contents.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)).toEqual(sections);
  const skips = [...body.matchAll(/<a class="place-skip" href="#([^"]+)"/g)].map(([, id]) => id);
  // The section before the one of other places has no figures here, and nothing to skip.
  expect(skips).toEqual(sections.slice(1).filter((id) => id !== 'lugares'));
  const { body: hamlet } = await get('/lugar/1200013-acrelandia');
  expect(hamlet).not.toContain('Pular para “Quem são as pessoas');
  expect(body).toContain('<details><summary>Ver os 645 municípios</summary>');
  expect((await get('/lugar/5-centro-oeste')).body).not.toContain('<summary>Ver os');
});

it('says which part of a region the data cover', async () => {
  const folder = await makeDataDir('oficial', ['12', '33', '35']);
  const partial = await openStore(folder);
  const server = testServer(partial, {
    folders: writePortal(folder, { [placePage.layout]: template }),
  });
  const north = (await get('/lugar/1-norte', server)).body;
  expect(north).toMatch(/<meta name="description" content="Norte \(só Acre\): [\d.]+ vínculos, /);
  expect(north).toMatch(/<p[^>]*>Norte \(só Acre\): [\d.]+ vínculos, /);
  const acre = (await get('/lugar/12-acre', server)).body;
  expect(acre).toMatch(/<meta name="description" content="Acre: /);
  const both = (await get('/lugar/1-norte/compara/3-sudeste', server)).body;
  expect(both).toContain('(só Rio de Janeiro e São Paulo)');
  await server.close();
  await partial.close();
  await removeDataDir(folder);
});

it('lists the municipalities of a state and the states of a region', async () => {
  expect((await get('/lugar/12-acre')).body).toContain(
    '<a href="/lugar/1200401-rio-branco">Rio Branco, AC</a>',
  );
  expect((await get('/lugar/5-centro-oeste')).body).toContain(
    '<a href="/lugar/52-goias">Goiás</a>',
  );
});

it('compares places of any level, measure by measure', async () => {
  const { body } = await get('/lugar/3509502-campinas/compara/3550308-sao-paulo/brasil');
  expect(body).toContain('<h1>Campinas, SP; São Paulo, SP e Brasil</h1>');
  const links = /<th scope="row">Vínculos<\/th>(.*?)<\/tr>/.exec(body)?.[1];
  const counts = [...(links ?? '').matchAll(/>([\d.]+)</g)].map(([, text = '']) => text);
  const wanted = await Promise.all(
    ['municipio=3509502', 'municipio=3550308', ''].map(async (query) => {
      const { vinculos } = (await app.inject(`${labour.summary.path}?${query}`)).json();
      return vinculos.toLocaleString('pt-BR');
    }),
  );
  expect(counts).toEqual(wanted);
  expect(body).not.toContain('<labour-trend');
  const { body: cities } = await get('/lugar/3509502-campinas/compara/3550308-sao-paulo');
  expect(cities).toContain('compara="3509502,3550308"');
});

it('has one canonical order of the compared places, whichever comes first', async () => {
  const canonical = '/lugar/12-acre/compara/3-sudeste/35-sao-paulo';
  for (const path of [
    canonical,
    '/lugar/12-acre/compara/35-sao-paulo/3-sudeste',
    '/lugar/35-sao-paulo/compara/3-sudeste/12-acre',
  ]) {
    const { statusCode, body } = await get(path);
    expect(statusCode).toBe(200);
    expect(body).toContain(`<link rel="canonical" href="https://portal.example${canonical}" />`);
  }
  expect((await get(canonical)).body).toContain('<h1>Acre, Região Sudeste e São Paulo</h1>');
});

it('tells what is special in a place, and which courses are near', async () => {
  const { body } = await get('/lugar/3509502-campinas');
  expect(body).toContain('<h3>O que há de especial aqui?</h3>');
  expect(body).toContain(
    '<h3>Cursos técnicos perto daqui</h3><p>Não há cursos aqui, nem a até 50 km daqui.',
  );
  expect(body).toMatch(/<h3>Vizinhos<\/h3><ul class="place-list"><li><a href="\/lugar\/35\d{5}-/);
});

it('lists the centres of all municipalities for the search by position', async () => {
  const centres = (await app.inject('/lugar/centros.json')).json();
  expect(centres).toHaveLength(5571);
  const [path, latitude, longitude] = centres.find(([each]: [string]) => each.includes('3550308'));
  expect(path).toBe('/lugar/3550308-sao-paulo');
  expect([Math.round(latitude), Math.round(longitude)]).toEqual([-24, -47]);
});

it('counts in “Outras” what its table of occupations leaves out, and nothing else', async () => {
  const { body } = await get('/lugar/3550308-sao-paulo');
  const rows = tableOf(body, 'labour-occupations');
  const { vinculos } = (await app.inject(`${labour.summary.path}?municipio=3550308`)).json();
  const sum = rows.reduce((total, [, count = '']) => total + Number(count.replaceAll('.', '')), 0);
  expect(sum).toBe(vinculos);
});

it('tells a municipality from the state of its name', async () => {
  const { body } = await get('/lugar/3550308-sao-paulo');
  expect(tableOf(body, 'place-summary').map(([name]) => name)).toEqual([
    'São Paulo',
    'São Paulo (estado)',
    'Brasil',
  ]);
  const { body: state } = await get('/lugar/35-sao-paulo');
  expect(state).toContain('content="São Paulo: ');
});

it('gives the reason why years of its series do not compare', async () => {
  const series = await makeDataDir();
  await addLinks(series, ONE_LINK, { ano: 2021, tipo: 'demonstracao' });
  await addLinks(series, ONE_LINK, { ano: 2022, tipo: 'demonstracao' });
  const years = await openStore(series);
  const folders = writePortal(series, { [placePage.layout]: template });
  const { body } = await get('/lugar/3550308-sao-paulo', testServer(years, { folders }));
  expect(tableOf(body, 'labour-trend').map(([year]) => year)).toEqual(['2019', '2021', '2022']);
  const [, after = ''] = /<labour-trend .*?<\/table>(.*?)<\/labour-trend>/.exec(body) ?? [];
  expect(after.match(/\d{4} não se compara com os anos anteriores/g)).toEqual([
    '2022 não se compara com os anos anteriores',
  ]);
  await years.close();
  await removeDataDir(series);
});

it('lists courses, which their card shows in pages, in a table', async () => {
  const { body } = await get('/lugar/3550308-sao-paulo');
  expect(tableOf(body, 'graduate-courses').length).toBeGreaterThan(5);
});
