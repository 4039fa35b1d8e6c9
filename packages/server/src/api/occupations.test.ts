import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AnyDataset, labour, occupation, profile } from '@observatorio/contract';
import { documentationOf } from '@observatorio/contract/documentation';
import { importFiles } from '@observatorio/import';
import { openStore, type Store } from '@observatorio/store';
import { Ajv } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testServer } from '../testing/test-server';
import { makeDataDir, removeDataDir } from '../testing/test-store';

const ajv = new Ajv({ allowUnionTypes: true });

let dataDir: string;
let store: Store;
let app: FastifyInstance;

async function importTitles(title: string): Promise<void> {
  const path = join(dataDir, 'CBO2002 - Ocupacao.csv');
  await writeFile(
    path,
    `CODIGO;TITULO\r\n225125;${title}\r\n411010;Assistente\r\n848515;Magarefe\r\n`,
    'latin1',
  );
  await importFiles('cbo', dataDir, [path], { isPartial: true });
}

beforeAll(async () => {
  dataDir = await makeDataDir();
  await importTitles('Médico clínico');
  store = await openStore(dataDir);
  app = testServer(store);
});

afterAll(async () => {
  await app.close();
  await store.close();
  await removeDataDir(dataDir);
});

const post = (url: string, payload: object | string) =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json' },
  });

function chosen(dataset: AnyDataset): string {
  if (dataset === occupation.comparison) return 'comparar=2251-25,4110-10';
  return Object.values<AnyDataset>(profile).includes(dataset)
    ? 'codigoBrasileiroOcupacao=2251-25&estado=SP'
    : 'cod_cbo=2251-25&estado=SP';
}

describe.each<AnyDataset>([...Object.values(occupation), ...Object.values(profile)])(
  '$id',
  (dataset) => {
    it('responds in its wire format, and as CSV', async () => {
      const url = `${dataset.path}?${chosen(dataset)}`;
      const response = await app.inject(url);
      expect(response.statusCode).toBe(200);
      const validate = ajv.compile(documentationOf(dataset).schema);
      expect(validate(response.json()), JSON.stringify(validate.errors)).toBe(true);
      expect(dataset.encode(dataset.decode(response.json()))).toEqual(response.json());
      const csv = await app.inject(`${url}&formato=csv`);
      expect(csv.statusCode).toBe(200);
      expect(csv.body).not.toContain('undefined');
    });

    it.each(['cod_cbo=1', 'cod_cbo=999999', 'codigoBrasileiroOcupacao=abc', 'uf=99', 'nada=1'])(
      'returns 400 for %s',
      async (query) => {
        const response = await app.inject(`${dataset.path}?${query}`);
        expect(response.statusCode).toBe(400);
        expect(response.json()).toMatchObject({ type: 'parametro-invalido' });
      },
    );
  },
);

it.each([
  ['225125', 'um valor'],
  ['225125,2251-25', 'um valor'],
  ['225125,231210,411010,322205,521110', '5 valores'],
])('rejects a comparison of %s', async (codes, found) => {
  const response = await app.inject(`${occupation.comparison.path}?comparar=${codes}`);
  expect(response.statusCode).toBe(400);
  const { parametro, detail } = response.json();
  expect(parametro).toBe('comparar');
  expect(detail).toMatch(new RegExp(`^Em “comparar” há ${found}: .* Aceitos: de dois a quatro`));
});

describe.each<AnyDataset>([profile.market, profile.occupation])('POST of $id', (dataset) => {
  it('reads the filters from the body and responds like GET', async () => {
    const queryParams = {
      codigoBrasileiroOcupacao: '225125',
      ano: 2019,
      estado: ['35'],
      setorEmpresa: '',
      sexo: null,
      sortOrder: 'asc',
      sortField: 'ano',
    };
    const response = await post(dataset.path, { queryParams });
    expect(response.statusCode).toBe(200);
    const same = await app.inject(
      `${dataset.path}?codigoBrasileiroOcupacao=225125&ano=2019&estado=35`,
    );
    expect(response.json()).toEqual(same.json());
  });

  it.each<[string, object | string, string | undefined]>([
    ['invalid JSON', '{', undefined],
    ['an empty body', '', undefined],
    ['a prototype', '{"queryParams": {"__proto__": {"ano": 1}}}', undefined],
    ['null', 'null', 'queryParams'],
    ['a number', '1', 'queryParams'],
    ['a list', [], 'queryParams'],
    ['no filters', {}, 'queryParams'],
    ['filters that are not an object', { queryParams: 'ano=2019' }, 'queryParams'],
    ['filters outside queryParams', { queryParams: {}, ano: 2019 }, 'ano'],
    ['a filter that does not exist', { queryParams: { cor: 'azul' } }, 'cor'],
    ['a value that does not exist', { queryParams: { estado: 'XX' } }, 'estado'],
    ['an object as a value', { queryParams: { estado: { $ne: 1 } } }, 'estado'],
    ['a nested list', { queryParams: { estado: [[35]] } }, 'estado'],
    [
      'two occupations',
      { queryParams: { codigoBrasileiroOcupacao: ['225125', '411010'] } },
      'codigoBrasileiroOcupacao',
    ],
    [
      'an occupation that does not exist',
      { queryParams: { codigoBrasileiroOcupacao: 999999 } },
      'codigoBrasileiroOcupacao',
    ],
  ])('rejects %s, naming the parameter', async (_, payload, parametro) => {
    const response = await post(dataset.path, payload);
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(response.json().parametro).toBe(parametro);
  });

  it('rejects a body that is too large', async () => {
    const queryParams = { estado: '35,'.repeat(4000) };
    const response = await post(dataset.path, { queryParams });
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ type: 'pedido-grande' });
  });

  it('lists POST among the allowed methods', async () => {
    const { statusCode, headers } = await app.inject({ method: 'PUT', url: dataset.path });
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS, POST']);
  });

  it('rejects other body types with 415', async () => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: dataset.path,
      payload: 'a=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(statusCode).toBe(415);
  });
});

it('responds with the fields of the specification', async () => {
  const [gender, info, found] = await Promise.all(
    [
      '/api/v1/busca-cargo/distribuicao-genero?cod_cbo=225125',
      '/api/v1/busca-cargo?cod_cbo=225125',
      '/api/v1/busca-cargo/filtros',
    ].map(async (url) => (await app.inject(url)).json()),
  );
  expect(Object.keys(gender)).toEqual(expect.arrayContaining(['Mulher', 'homem']));
  expect(info).toMatchObject({ cbo: 'Médico clínico', prob_automacao: null, conhecimentos: [] });
  expect(found.cbos).toEqual([
    { cod_cbo: '411010', cbo: 'Assistente' },
    { cod_cbo: '848515', cbo: 'Magarefe' },
    { cod_cbo: '225125', cbo: 'Médico clínico' },
  ]);
});

it('changes the entity tag of responses that name occupations when the list changes', async () => {
  const ask = () => app.inject(`${labour.byOccupation.path}?ano=2019`);
  const before = await ask();
  expect(before.body).toContain('Médico clínico');
  await importTitles('Clínico geral');
  await vi.waitFor(async () => expect((await ask()).body).toContain('Clínico geral'), 10_000);
  expect((await ask()).headers.etag).not.toBe(before.headers.etag);
});

it('names a chosen occupation without links, as one of another year', async () => {
  const { path } = labour.options;
  const whole = (await app.inject(path)).json();
  expect(JSON.stringify(whole)).not.toContain('848515');
  const response = await app.inject(`${path}?occupation=848515`);
  expect(JSON.stringify(response.json())).toContain('Magarefe');
});
