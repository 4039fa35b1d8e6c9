import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  type AnyDataset,
  accountPaths,
  areas,
  joinedEndpoint,
  labour,
  MANIFEST_PATH,
  parseFilters,
} from '@observatorio/contract';
import { documentationOf, manifestSchema } from '@observatorio/contract/documentation';
import { type Store } from '@observatorio/store';
import { Ajv } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemOfStatus } from '../http/problem';
import { testServer } from '../testing/test-server';
import { emptyStore, testStore } from '../testing/test-store';

/** Returns the URLs of the registered routes, which Fastify prints as a tree of prefixes. */
function urlsOf(server: FastifyInstance): string[] {
  const prefixes: string[] = [];
  const lines = server
    .printRoutes({ commonPrefix: false })
    .matchAll(/^([│ ]*)[├└]── (\S*)( \()?/gm);
  return [...lines].flatMap(([, indent = '', part = '', isRoute]) => {
    prefixes.splice(indent.length / 4, Infinity, part);
    return isRoute ? [prefixes.join('')] : [];
  });
}

const ajv = new Ajv({ allowUnionTypes: true });

let store: Store;
let app: FastifyInstance;

beforeAll(async () => {
  store = await testStore();
  app = testServer(store);
});

afterAll(async () => {
  await app.close();
  await store.close();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe.each(Object.values<AnyDataset>(labour))('$id', (dataset) => {
  const { path, filters, requires = [], overYears: isSeries = false } = dataset;
  const [required, alternative] = requires.map((wanted) =>
    filters.find(({ name }) => name === wanted),
  );
  /** The path, with the parameter that every request must have. */
  const base = `${path}?${required && !alternative ? `${required.name}=${required.example}` : ''}`;
  const url = `${base}&${isSeries ? '' : 'ano=2019&'}uf=SP`;

  it('responds with rows in their wire format', async () => {
    const { statusCode, headers, ...response } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');

    const validate = ajv.compile(documentationOf(dataset).schema);
    expect(validate(response.json()), JSON.stringify(validate.errors)).toBe(true);

    const asked = Object.fromEntries(new URLSearchParams(url.replace(path, '')));
    const query = store.resolve(dataset, parseFilters(filters, asked));
    const { rows } = await store.answer(dataset, query);
    expect(rows.length).toBeGreaterThan(0);
    const decoded = dataset.decode(response.json());
    expect(dataset.encode(decoded)).toEqual(response.json());
    expect(decoded).toHaveLength(rows.length);
    expect(decoded).toEqual(expect.arrayContaining(rows));
  });

  it('can be read from any origin and cached', async () => {
    const { headers } = await get(url, { origin: 'https://prefeitura.example' });
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
      'cross-origin-resource-policy': 'cross-origin',
      etag: expect.stringMatching(/^W\/".{20}"$/),
    });
    expect(String(headers.vary).toLowerCase()).toContain('accept-encoding');
  });

  it('gives equal queries the same entity tag, and responds with 304 to a client that has it', async () => {
    const { headers } = await get(url);
    const twin = await get(`${base}&uf=35,35&estado=sp&formato=json&sortOrder=asc`);
    expect(twin.headers.etag).toBe(headers.etag);
    const other = await get(`${base}&uf=33`);
    expect(other.headers.etag).not.toBe(headers.etag);

    const cached = await get(url, { 'if-none-match': `"x", ${headers.etag}` });
    expect(cached.statusCode).toBe(304);
    expect(cached.body).toBe('');
    expect(cached.headers.etag).toBe(headers.etag);
  });

  it('responds to HEAD as to GET, without a body', async () => {
    const head = await app.inject({ method: 'HEAD', url });
    const { headers, rawPayload } = await get(url);
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers.etag).toBe(headers.etag);
    expect(head.headers['content-length']).toBe(String(rawPayload.length));
  });

  it('compresses without changing the content', async () => {
    const plain = (await get(url)).body;
    const br = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
    const gz = await get(url, { 'accept-encoding': 'gzip;q=1, br;q=0' });
    const expected = Buffer.byteLength(plain) < 1024 ? [undefined, undefined] : ['br', 'gzip'];
    expect([br, gz].map(({ headers }) => headers['content-encoding'])).toEqual(expected);
    if (expected[0]) {
      expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
      expect(gunzipSync(gz.rawPayload).toString()).toBe(plain);
    }
  });

  it('is available as CSV', async () => {
    const { body, headers, statusCode } = await get(`${url}&formato=csv`);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.csv"$/);
    const { columns } = dataset.file ?? dataset;
    expect(body.split('\r\n', 1)).toEqual([`\uFEFF${columns.map(({ label }) => label).join(';')}`]);
    expect(body).toMatch(/\r\n# Dados de demonstração;*\r\n/);
    expect(/\r\n# Ano de referência: 2019;*\r\n/.test(body)).toBe(!isSeries);
    expect(body).toMatch(/\r\n# Filtros: (.+ \| )?Estado: São Paulo \(35\);*\r\n/);
    expect(body).toMatch(/\r\n# Fonte: .+ \(rais, dados de demonstração, ano .+\);*\r\n/);
    expect(headers['x-observatorio-fontes']).toBe('rais 2019 demonstracao');
  });

  it.each([
    ['cor=azul', 'cor', 'azul'],
    ['genero=9', 'genero', '9'],
    ['uf=35,ZZ', 'uf', 'ZZ'],
    ['municipio=9999999', 'municipio', '9999999'],
    ['sortOrder=up', 'sortOrder', 'up'],
    ['pageNumber=-1', 'pageNumber', '-1'],
    ['formato=xls', 'formato', 'xls'],
    ['formato=csv&formato=json', 'formato', 'csv, json'],
  ])('rejects %s, naming the parameter', async (query, parametro, valor) => {
    const { statusCode, headers, ...response } = await get(`${base}&${query}`);
    expect(statusCode).toBe(400);
    expect(headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(response.json()).toMatchObject({
      type: 'parametro-invalido',
      status: 400,
      parametro,
      valor,
      permitidos: expect.any(String),
    });
  });

  const yearRule = isSeries ? 'takes no year' : 'lists the available years if one is missing';

  it(yearRule, async () => {
    const { statusCode, ...response } = await get(`${base}&ano=1999`);
    expect(statusCode).toBe(400);
    expect(response.json()).toMatchObject(
      isSeries
        ? { type: 'parametro-invalido', parametro: 'ano' }
        : { type: 'ano-indisponivel', anos: [2019] },
    );
  });
});

describe('the API', () => {
  it('lists the available data sets', async () => {
    const { body, ...response } = await get(MANIFEST_PATH);
    expect(ajv.compile(manifestSchema)(response.json())).toBe(true);
    const { conjuntos, ...manifest } = store.manifest();
    const listed = conjuntos.map((edition) => ({ ...edition, trecho: '2003 a 2021' }));
    expect(JSON.parse(body)).toEqual({ conjuntos: listed, ...manifest });
  });

  it('omits the lists in `sem` from the options, except chosen codes', async () => {
    const { municipio, occupation, maiores, apelidos, ...others } = (
      await get(labour.options.path)
    ).json();
    expect(maiores[0]).toBe('3550308');
    expect(apelidos[3550308]).toContain('Sampa');
    expect(Object.keys(municipio).length).toBeGreaterThan(5000);
    const query = 'sem=municipio,occupation&municipio=355030&occupation=225125';
    const short = (await get(`${labour.options.path}?${query}`)).json();
    expect(short).toEqual({
      ...others,
      municipio: { 3550308: municipio[3550308] },
      occupation: { 225125: occupation[225125] },
    });
    const refused = await get(`${labour.options.path}?sem=uf`);
    expect(refused.json()).toMatchObject({ status: 400, parametro: 'sem', valor: 'uf' });
  });

  it('documents every endpoint, without dangling references', async () => {
    const document = (await get('/openapi.json')).json();
    expect(Object.keys(document.paths)).toEqual([
      ...Object.values(areas)
        .flatMap((datasets) => Object.values<AnyDataset>(datasets))
        .map(({ path }) => path),
      ...Object.values(areas).map((area) => joinedEndpoint(area).path),
      MANIFEST_PATH,
      ...accountPaths,
    ]);
    const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g);
    for (const [, kind = '', name = ''] of references) {
      expect(document.components[kind], `${kind}/${name}`).toHaveProperty(name);
    }
  });

  it('documents the URL of every route of the API', async () => {
    const { paths } = (await get('/openapi.json')).json();
    const urls = urlsOf(app).filter((url) => url.startsWith('/api/'));
    expect(urls.length).toBeGreaterThan(60);
    const documented = (url: string) => url.replace(/:(\w+)/g, '{$1}') in paths;
    expect(urls.filter((url) => !documented(url))).toEqual([]);
  });

  it('reports that it is alive and ready', async () => {
    expect((await get('/health')).statusCode).toBe(200);
    expect((await get('/ready')).statusCode).toBe(200);
  });

  it('responds to a preflight', async () => {
    const { statusCode, headers } = await app.inject({
      method: 'OPTIONS',
      url: labour.byState.path,
      headers: { origin: 'https://a.example', 'access-control-request-method': 'GET' },
    });
    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  it.each([
    ['GET', '/api/v1/nada', 404],
    ['POST', '/api/v1/nada', 404],
    ['POST', labour.byState.path, 405],
    ['DELETE', MANIFEST_PATH, 405],
    ['PUT', '/openapi.json', 405],
    ['POST', '/mapa', 405],
    ['GET', '/api/%zz', 400],
    ['GET', `${labour.byState.path}?${'uf=35&'.repeat(2000)}`, 414],
    ['GET', `${labour.byMunicipality.path}?municipio=${manyMunicipalities()}`, 400],
  ] as const)('responds to %s %.60s with %i', async (method, url, status) => {
    const { statusCode, headers, ...response } = await app.inject({
      method,
      url,
      ...(method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: '{' }),
    });
    expect(statusCode).toBe(status);
    expect(headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(response.json()).toMatchObject({ status });
    if (status === 405) expect(headers.allow).toBe('GET, HEAD, OPTIONS');
  });

  it('rate-limits each address', async () => {
    const limited = testServer(store, { settings: { rateLimit: 2, trustProxy: () => true } });
    const ask = (address: string) =>
      limited.inject({ url: labour.byGender.path, headers: { 'x-forwarded-for': address } });
    await ask('192.0.2.1');
    await ask('192.0.2.1');
    const refused = await ask('192.0.2.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ type: 'muitos-pedidos', status: 429 });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['access-control-allow-origin']).toBe('*');
    expect((await ask('192.0.2.2')).statusCode).toBe(200);
    await limited.close();
  });

  it('hides the details of internal errors', async () => {
    const failing = await testStore();
    failing.answer = () => Promise.reject(new Error('a bug'));
    const broken = testServer(failing);
    const { statusCode, headers, ...response } = await broken.inject(labour.bySchooling.path);
    expect(statusCode).toBe(500);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
    expect(response.json()).toEqual({
      ...problemOfStatus(500),
      requestId: headers['x-request-id'],
    });
    await broken.close();
    await failing.close();
  });

  it('reports that it is alive but not ready while it has no data', async () => {
    const nothing = await emptyStore();
    const empty = testServer(nothing);
    expect((await empty.inject('/health')).statusCode).toBe(200);
    expect((await empty.inject('/ready')).statusCode).toBe(503);
    const refused = await empty.inject(labour.byState.path);
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ type: 'sem-dados' });
    await empty.close();
    await nothing.close();
  });
});

function manyMunicipalities(): string {
  return Array.from({ length: 101 }, (_, index) => 3500000 + index).join(',');
}
