import {
  type AnyDataset,
  accountPaths,
  areas,
  graduate,
  labour,
  MANIFEST_PATH,
  occupation,
  profile,
} from '@observatorio/contract';
import { documentationOf, problemSchema } from '@observatorio/contract/documentation';
import { openStore, type Store } from '@observatorio/store';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer } from '../testing/test-server';
import {
  addIndicators,
  addOccupations,
  addOffers,
  makeDataDir,
  removeDataDir,
} from '../testing/test-store';

const ajv = new Ajv2020({ allowUnionTypes: true });
const validateProblem = ajv.compile(problemSchema);

let dataDir: string;
let store: Store;
let app: FastifyInstance;

beforeAll(async () => {
  dataDir = await makeDataDir();
  await addOccupations(dataDir, { list: 'demonstracao', facts: 'demonstracao' });
  await addOffers(dataDir);
  await addIndicators(dataDir);
  store = await openStore(dataDir);
  app = testServer(store);
});

afterAll(async () => {
  await app.close();
  await store.close();
  await removeDataDir(dataDir);
});

const get = (url: string) => app.inject(url);
const json = async (url: string) => {
  const response = await get(url);
  expect(response.statusCode, `${url} ${response.body.slice(0, 300)}`).toBe(200);
  return response.json();
};

/** Expects a request to be rejected, and returns the parameters that the problem names. */
async function refused(url: string): Promise<string[]> {
  const response = await get(url);
  expect(response.statusCode, url).toBe(400);
  expect(validateProblem(response.json()), JSON.stringify(validateProblem.errors)).toBe(true);
  const { detail, erros, parametro } = response.json();
  expect(parametro).toBe(erros[0].parametro);
  for (const each of erros) expect(detail).toContain(each.detail);
  return erros.map((each: { parametro: string }) => each.parametro);
}

const all = Object.values(areas).flatMap((area) => Object.values<AnyDataset>(area));

describe('pages of courses', () => {
  const { path } = graduate.courses;
  const names = async (query: string): Promise<string[]> =>
    (await json(`${path}?${query}`)).data.map(({ curso }: { curso: string }) => curso);

  it('have the requested size, number and order', async () => {
    const { data, pagination } = await json(`${path}?pageSize=unlimited`);
    expect(data).toHaveLength(pagination.totalRecords);
    expect(data.length).toBeGreaterThan(20);
    const listed: string[] = data.map(({ curso }: { curso: string }) => curso);
    const counts = new Map<string, number>(
      data.map((row: { curso: string; qtd: number }) => [row.curso, row.qtd]),
    );
    const first = listed.slice(0, 10);
    expect(await names('')).toEqual(first);
    expect(await names('sortField=ano&sortOrder=asc&pageNumber=1')).toEqual(first);
    expect(await names('pageSize=7&pageNumber=2')).toEqual(listed.slice(7, 14));
    expect(await names('pageSize=7&currentPage=2&pageNumber=2')).toEqual(listed.slice(7, 14));
    for (const beyond of ['999', '999999']) {
      expect(await names(`pageSize=7&currentPage=${beyond}`)).toEqual(
        listed.slice(Math.floor((listed.length - 1) / 7) * 7),
      );
    }
    const { detail } = (await get(`${path}?currentPage=1000000`)).json();
    expect(detail).toContain('um número de 1 a 999999');
    const byName = listed.toSorted(new Intl.Collator('pt-BR').compare);
    expect(await names('sortField=curso&pageSize=5')).toEqual(byName.slice(0, 5));
    expect(await names('sortField=curso&sortOrder=desc&pageSize=5')).toEqual(
      byName.toReversed().slice(0, 5),
    );
    const ascending = await names('sortField=qtd&sortOrder=asc&pageSize=unlimited');
    const ordered = ascending.map((name) => counts.get(name) ?? 0);
    expect(ordered).toEqual([...counts.values()].toSorted((a, b) => a - b));
  });

  it('are all in the CSV file, regardless of the requested page', async () => {
    const { pagination } = await json(path);
    const { body, headers } = await get(`${path}?currentPage=2&pageSize=3&formato=csv`);
    const lines = body.split('\r\n\r\n', 1).join().split('\r\n');
    expect(lines).toHaveLength(1 + pagination.totalRecords);
    expect(headers['content-disposition']).not.toContain('currentPage');
  });

  it.each([
    ['currentPage=1,2', ['currentPage']],
    ['currentPage=1&pageNumber=2', ['currentPage']],
    ['currentPage=0', ['currentPage']],
    ['pageSize=0&sortField=nada&sortOrder=up', ['pageSize', 'sortField', 'sortOrder']],
    ['pageSize=1001', ['pageSize']],
  ])('reject %s', async (query, parameters) => {
    expect(await refused(`${path}?${query}`)).toEqual(parameters);
  });

  it('are not available on other endpoints, which return all rows', async () => {
    const { path: other } = labour.byState;
    await json(`${other}?sortOrder=asc&sortField=ano&pageNumber=1&pageSize=unlimited`);
    expect(await refused(`${other}?pageSize=5&pageNumber=2&sortField=qtd`)).toEqual([
      'pageSize',
      'pageNumber',
      'sortField',
    ]);
  });
});

describe('a request for several occupations', () => {
  const codes = ['225125', '411010', '782510'];

  it('adds up their figures in the distributions of the occupation search', async () => {
    for (const dataset of [occupation.byState, occupation.byGender]) {
      const sums = new Map<string, number>();
      const add = (wire: object) => {
        for (const [key, count] of Object.entries([wire].flat().reduce(merged, {}))) {
          sums.set(key, (sums.get(key) ?? 0) + Number(count));
        }
      };
      for (const code of codes) add(await json(`${dataset.path}?cod_cbo=${code}`));
      const together = await json(`${dataset.path}?cod_cbo=${codes.join()}`);
      expect(new Map(Object.entries([together].flat().reduce(merged, {})))).toEqual(sums);
    }
  });

  const merged = (whole: object, part: object) => ({ ...whole, ...part });

  it.each([
    [occupation.info, 'cod_cbo'],
    [profile.market, 'codigoBrasileiroOcupacao'],
    [profile.occupation, 'codigoBrasileiroOcupacao'],
  ] as const)('is rejected where only one can be described: %#', async ({ path }, name) => {
    const response = await get(`${path}?${name}=225125&${name}=4110-10`);
    expect(response.statusCode).toBe(400);
    expect(response.json().detail).toContain('uma ocupação só');
  });
});

describe('an area code', () => {
  const { path } = graduate.byArea;

  it('has an optional leading zero', async () => {
    for (const level of ['Técnico', 'Superior']) {
      const query = `${path}?nivel_ensino=${encodeURIComponent(level)}&area=`;
      const [short, long] = await Promise.all([get(`${query}1`), get(`${query}01`)]);
      expect(short?.statusCode).toBe(200);
      expect(short?.headers.etag).toBe(long?.headers.etag);
    }
    expect(await json(`${path}?nivel_ensino=Superior&area=9`)).toEqual(
      await json(`${path}?nivel_ensino=Superior&area=09`),
    );
  });

  it.each([
    'nivel_ensino=Superior&area=11',
    'nivel_ensino=Superior&area=999',
    'nivel_ensino=T%C3%A9cnico&area=091',
    'area=14',
  ])('is rejected if its level has no such area: %s', async (query) => {
    expect(await refused(`${path}?${query}`)).toEqual(['area']);
  });
});

describe('a rejection', () => {
  it.each([
    [
      `${labour.byState.path}?uf=99,35,88&cor=azul&genero=9&ano=1999&municipio=3500000&sabor=1`,
      ['ano', 'uf', 'genero', 'cor', 'sabor', 'municipio'],
    ],
    [`${labour.byState.path}?occupation=999999,000001&ano=2019,2018`, ['ano', 'occupation']],
    [`${labour.byMunicipality.path}?municipio=abc`, ['municipio']],
    [`${graduate.byArea.path}?nivel_ensino=X&area=091&dimensao=Vagas`, ['nivel_ensino']],
    [`${graduate.byArea.path}?dimensao=Vagas&area=091`, ['dimensao', 'area']],
    [`${occupation.info.path}?uf=ZZ`, ['uf', 'cod_cbo']],
    [`${occupation.byState.path}?cod_cbo=225125,999999`, ['cod_cbo']],
  ])('lists every error: %s', async (url, parameters) => {
    expect(await refused(url)).toEqual(parameters);
  });

  it('lists every error in a body', async () => {
    const response = await app.inject({
      method: 'POST',
      url: profile.market.path,
      payload: { queryParams: { estado: {}, sexo: 7, cor: 'azul' }, ano: 2019 },
    });
    const { erros } = response.json();
    expect(erros.map((each: { parametro: string }) => each.parametro)).toEqual([
      'ano',
      'estado',
      'sexo',
      'cor',
    ]);
  });

  it('includes the available years', async () => {
    const { type, anos } = (await get(`${labour.byState.path}?ano=1999&cor=azul`)).json();
    expect([type, anos]).toEqual(['ano-indisponivel', [2019]]);
  });
});

it.each(all)('rejects codes missing from every list, for every filter of $id', async (dataset) => {
  const required = dataset.requires?.[0];
  const example = dataset.filters.find(({ name }) => name === required)?.example;
  // A search term may be any text. So may the course of an indicator, whose table alone lists it.
  const open = dataset.id.startsWith('indicator.') ? ['nome_curso', 'curso'] : ['nome_curso'];
  const listed = dataset.filters.filter(({ name }) => !open.includes(name));
  for (const { name, aliases = [] } of listed) {
    for (const parameter of [name, ...aliases]) {
      const rest = required && name !== required ? `&${required}=${example}` : '';
      for (const value of ['9999999', '9999990', 'x', '-1', 'toString']) {
        const response = await get(`${dataset.path}?${parameter}=${value}${rest}`);
        expect(response.statusCode, `${parameter}=${value}`).toBe(400);
      }
    }
  }
});

interface Operation {
  parameters?: readonly { $ref?: string; name?: string; example?: unknown; required?: boolean }[];
  requestBody?: { content: { 'application/json': { example: object } } };
}

it('accepts every example in the OpenAPI document', async () => {
  const document = await json('/openapi.json');
  const paths: Record<string, { get: Operation; post?: Operation }> = document.paths;
  const data = Object.entries(paths).filter(([path]) => !accountPaths.has(path));
  for (const [path, { get: read, post }] of data) {
    const parameters = (read.parameters ?? []).map(({ $ref, ...own }) =>
      $ref ? document.components.parameters[$ref.split('/').at(-1) ?? ''] : own,
    );
    const written = ({ name, example }: { name: string; example: unknown }) =>
      `${name}=${encodeURIComponent(String(example))}`;
    const dataset = all.find((each) => each.path === path);
    const exampleOf = (name: string | undefined) =>
      parameters.filter((parameter) => parameter.name === name).map(written);
    const required = parameters.filter(({ required: isRequired }) => isRequired).map(written);
    const needed = [...exampleOf(dataset?.requires?.[0]), ...required];
    // The available years change.
    for (const parameter of parameters.filter(({ name }) => name !== 'ano')) {
      expect(parameter.example, `${path} ${parameter.name}`).toBeDefined();
      const outer = dataset?.filters.find(({ name }) => name === parameter.name)?.dependsOn;
      const query = new Set([...needed, ...exampleOf(outer), written(parameter)]);
      await json(`${path}?${[...query].join('&')}`).catch(() =>
        // A CSV file is not JSON.
        expect(parameter.name).toBe('formato'),
      );
    }
    if (!post) continue;
    const payload = post.requestBody?.content['application/json'].example;
    expect(
      (await app.inject({ method: 'POST', url: path, payload: payload ?? '' })).statusCode,
    ).toBe(200);
  }
});

describe('every route', () => {
  const routes = [
    ...all.map(({ path }) => path),
    MANIFEST_PATH,
    '/openapi.json',
    '/health',
    '/mapa',
  ];
  /** Requests that the specification makes with a body. */
  const posts = ['/api/profile/market', '/api/profile/occupation'];

  it.each(routes)('lists its methods in Allow: %s', async (url) => {
    const allow = `GET, HEAD, OPTIONS${posts.includes(url) ? ', POST' : ''}`;
    const options = await app.inject({ method: 'OPTIONS', url });
    expect([options.statusCode, options.headers.allow]).toEqual([204, allow]);
    expect(options.headers['access-control-allow-methods']).toBe(allow);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const response = await app.inject({ method, url, payload: {} });
      const isTaken = allow.includes(method);
      expect(response.statusCode === 405, `${method} ${url}`).toBe(!isTaken);
      if (!isTaken) expect(response.headers.allow).toBe(allow);
    }
  });

  it('lists no methods if the path does not exist', async () => {
    const response = await app.inject({ method: 'OPTIONS', url: '/api/v1/nada' });
    expect([response.statusCode, response.headers.allow]).toEqual([404, undefined]);
    expect(response.headers['access-control-allow-origin']).toBe('*');
  });
});

it('lists the data sets as a CSV file', async () => {
  const { body, headers } = await get(`${MANIFEST_PATH}?formato=csv`);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const [table = ''] = body.split('\r\n\r\n');
  expect(table.split('\r\n')).toHaveLength(1 + store.manifest().conjuntos.length);
  expect(await refused(`${MANIFEST_PATH}?formato=xml&ano=2019`)).toEqual(['formato', 'ano']);
});

it('documents a schema that matches every response', async () => {
  for (const dataset of all) {
    const [required] = dataset.requires ?? [];
    const example = dataset.filters.find(({ name }) => name === required)?.example;
    const wire = await json(`${dataset.path}${required ? `?${required}=${example}` : ''}`);
    const validate = ajv.compile(documentationOf(dataset).schema);
    expect(validate(wire), `${dataset.id} ${JSON.stringify(validate.errors)}`).toBe(true);
  }
});
