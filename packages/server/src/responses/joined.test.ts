import { type AnyDataset, areas, joinedEndpoint, labour } from '@observatorio/contract';
import type { Store } from '@observatorio/store';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testServer } from '../testing/test-server';
import { testStore } from '../testing/test-store';

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

const { path, datasets } = joinedEndpoint(labour);
/** The datasets with the same parameters: some need another one, and a series takes no year. */
const joinable = [...datasets].filter(
  ([, { requires, overYears }]) => !requires?.includes('por') && !overYears,
);
const nameOf = ({ path: own }: AnyDataset): string => own.slice(own.lastIndexOf('/') + 1);
const cards = [labour.byGender, labour.byState, labour.summary];
const names = cards.map(nameOf);
const get = (query: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `${path}?${query}`, headers });

describe('the joined endpoint', () => {
  it('returns the same data for each dataset as its own endpoint', async () => {
    const query = 'ano=2019&uf=35';
    const joined = await get(`conjuntos=${joinable.map(([name]) => name).join()}&${query}`);
    expect(joined.statusCode).toBe(200);
    const { dados, fontes, problemas } = joined.json();
    expect(problemas).toEqual({});
    for (const [name, dataset] of joinable) {
      const own = await app.inject(`${dataset.path}?${query}`);
      expect(dados[name], name).toEqual(own.json());
      expect(fontes[name], name).toBe(own.headers['x-observatorio-fontes']);
    }
  });

  it('caches and compresses the response, regardless of the order of its datasets', async () => {
    const { headers } = await get(`conjuntos=${names.join()}&uf=35`);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
      'access-control-allow-origin': '*',
      'x-observatorio-fontes': 'rais 2019 demonstracao',
    });
    const tag = String(headers.etag);
    const twin = await get(`uf=SP&conjuntos=${names.toReversed().join('&conjuntos=')}`, {
      'if-none-match': tag,
    });
    expect(twin.statusCode).toBe(304);
    const other = await get(`conjuntos=${names.slice(1).join()}&uf=35`);
    expect(other.headers.etag).not.toBe(tag);
    const all = joinable.map(([name]) => name).join();
    const br = await get(`conjuntos=${all}&uf=35`, { 'accept-encoding': 'br' });
    expect(br.headers['content-encoding']).toBe('br');
  });

  it.each([
    ['uf=35', 'conjuntos', ''],
    ['conjuntos=resumo,nenhum', 'conjuntos', 'nenhum'],
    ['conjuntos=resumo&cor=azul', 'cor', 'azul'],
    ['conjuntos=resumo,empregados-por-genero&genero=9', 'genero', '9'],
    ['conjuntos=resumo&municipio=9999999', 'municipio', '9999999'],
    ['conjuntos=empregados-ativos-por-municipio', 'uf', ''],
    ['conjuntos=resumo&formato=csv', 'formato', 'csv'],
  ])('rejects %s, naming the parameter', async (query, parametro, valor) => {
    const answer = await get(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ parametro, valor });
    expect(answer.json().erros ?? [0]).toHaveLength(1);
  });

  it.each([
    ['conjuntos=nada&xpto=1&uf=XX&genero=1', ['conjuntos', 'uf', 'xpto']],
    ['xpto=1', ['conjuntos', 'xpto']],
    ['conjuntos=resumo,nada&xpto=1&municipio=9999999', ['conjuntos', 'municipio', 'xpto']],
    [`conjuntos=${names.join()}&formato=csv`, ['formato']],
    [`conjuntos=resumo,empregados-ativos-por-municipio&formato=csv&uf=XX`, ['formato', 'uf']],
  ])('rejects %s, naming each parameter once', async (query, parameters) => {
    const answer = await get(query);
    expect(answer.statusCode).toBe(400);
    const { erros } = answer.json();
    expect(erros.map(({ parametro }: { parametro: string }) => parametro).toSorted()).toEqual(
      parameters,
    );
  });

  it('returns the other datasets when one fails, and does not cache the response', async () => {
    const answerOf = store.answer.bind(store);
    vi.spyOn(store, 'answer').mockImplementation((dataset, ...rest) =>
      Object.is(dataset, labour.byGender)
        ? Promise.reject(new Error('broken'))
        : answerOf(dataset, ...rest),
    );
    const query = `conjuntos=${names.join()}&uf=12`;
    const broken = await get(query);
    vi.restoreAllMocks();
    expect(broken.statusCode).toBe(200);
    expect(broken.headers['cache-control']).toBe('no-store');
    expect(broken.headers.etag).toBeUndefined();
    expect(Object.keys(broken.json().dados)).toEqual(names.slice(1).toSorted());
    expect(broken.json().problemas).toEqual({
      [names[0] ?? '']: expect.objectContaining({ status: 500 }),
    });
    expect((await get(query)).json().problemas).toEqual({});
  });

  it('lists the available years for each dataset that lacks the requested one', async () => {
    const { statusCode, headers, ...answer } = await get(`conjuntos=${names.join()}&ano=1999`);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({
      dados: {},
      problemas: { resumo: { status: 400, parametro: 'ano', anos: [2019] } },
    });
  });
});

it('is available for every area', () => {
  const paths = Object.values(areas).map((area) => joinedEndpoint(area).path);
  expect(new Set(paths).size).toBe(Object.keys(areas).length);
  for (const each of paths) expect(app.hasRoute({ method: 'GET', url: each })).toBe(true);
});
