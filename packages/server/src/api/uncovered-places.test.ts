import {
  type AnyDataset,
  areas,
  type CountRow,
  graduate,
  labour,
  occupation,
} from '@observatorio/contract';
import { documentationOf } from '@observatorio/contract/documentation';
import { openStore, type Store } from '@observatorio/store';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer } from '../testing/test-server';
import { addOccupations, addOffers, makeDataDir, removeDataDir } from '../testing/test-store';

/** Minas Gerais: no edition has rows of it. */
const UNCOVERED = 'uf=31';
/** Acrelândia: its state is covered, but it has no links. */
const WITHOUT_LINKS = 'municipio=1200013';
const DOCTOR = 'cod_cbo=225125';
/** An occupation without links. */
const OTHER = 'cod_cbo=252105';

let dataDir: string;
let store: Store;
let app: FastifyInstance;

beforeAll(async () => {
  dataDir = await makeDataDir('oficial', ['12', '33', '35']);
  await addOffers(dataDir, ['12', '35']);
  await addOccupations(dataDir, { list: 'demonstracao', facts: 'demonstracao' });
  store = await openStore(dataDir);
  app = testServer(store);
});

afterAll(async () => {
  await app.close();
  await store.close();
  await removeDataDir(dataDir);
});

const counted = Object.values<AnyDataset>({
  ...areas.labour,
  ...areas.graduate,
  ...areas.occupation,
}).filter(
  ({ id, undated, filters }) =>
    !undated && !id.endsWith('.options') && filters.some(({ name }) => name === 'uf'),
);

const urlOf = ({ path, filters }: AnyDataset, place: string) => {
  const has = (wanted: string) => filters.some(({ name }) => name === wanted);
  return `${path}?${place}${has('cod_cbo') ? `&${DOCTOR}` : ''}${has('por') ? '&por=uf' : ''}`;
};

/** Returns all numbers in a JSON value other than the paging total. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'totalRecords' ? [] : numbersIn(item),
  );
}

it.each(counted)('$id returns no count for a state without data', async (dataset) => {
  const response = await app.inject(urlOf(dataset, UNCOVERED));
  expect(response.statusCode).toBe(200);
  expect(numbersIn(response.json())).toEqual([]);
  const validate = new Ajv2020({ allowUnionTypes: true }).compile(documentationOf(dataset).schema);
  expect(validate(response.json()), JSON.stringify(validate.errors)).toBe(true);
  const rows = dataset.decode(response.json());
  expect(rows.filter((row: object) => numbersIn(row).length > 0)).toEqual([]);
});

it.each(counted)('$id lists nothing but the coverage in its CSV file', async (dataset) => {
  const { body } = await app.inject(`${urlOf(dataset, UNCOVERED)}&formato=csv`);
  const [head = '', ...lines] = body.split('\r\n');
  expect(head).toContain(';');
  expect(lines.filter((line) => line !== '' && !line.startsWith('# '))).toEqual([]);
  expect(body).toMatch(/# Cobertura de (rais|inep-tecnico): só .*Acre/);
});

it('returns zero for a covered place without links', async () => {
  const summary = await app.inject(`${labour.summary.path}?${WITHOUT_LINKS}`);
  expect(summary.json()).toMatchObject({ vinculos: 0, mulheres: 0, remuneracaoMedia: null });
  for (const dataset of [labour.byMunicipality, graduate.byMunicipality]) {
    const rows: CountRow[] = dataset.decode((await app.inject(`${dataset.path}?uf=12`)).json());
    expect(rows).toHaveLength(22);
    expect(rows.find(({ key }) => key === '1200013')?.count).toBe(0);
  }
  const states = await app.inject(`${labour.byState.path}?occupation=225125`);
  const found = labour.byState.decode(states.json()).map(({ key }) => key);
  expect(new Set(found)).toEqual(new Set(['12', '33', '35']));
  const sexes = await app.inject(`${occupation.byGender.path}?uf=12&${OTHER}`);
  expect(sexes.json()).toEqual({ Mulher: 0, homem: 0 });
});
