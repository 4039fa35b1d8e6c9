import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Filters, labour, type QueryError, type Vintage } from '@observatorio/contract';
import { newestDecember, priceFactor } from '@observatorio/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installEdition } from '../editions/install';
import { emptyRowMetadata } from '../index';
import { openStore } from '../open-store';
import type { Store } from '../query/store';
import { buildEdition } from './build-edition';
import { LINKS_TABLE } from './links';

interface Year {
  year: number;
  /** Links in Acre, São Paulo and Rio. */
  links: readonly [acre: number, paulo: number, rio: number];
  pay: number;
  ufs?: string[];
  situacao?: Vintage;
  tipo?: 'oficial' | 'demonstracao';
  basis?: 'dezembro' | 'media';
  /** Whether the links lack the size of the establishment. */
  lacksSize?: boolean;
}

const everywhere = ['12', '33', '35'];

/** No sizes in 2016, no links of Rio in 2017, and no data of Rio in 2018. */
const years: readonly Year[] = [
  { year: 2015, links: [100, 400, 300], pay: 2000 },
  { year: 2016, links: [120, 390, 310], pay: 2200, basis: 'media', lacksSize: true },
  { year: 2017, links: [130, 380, 0], pay: 2300 },
  { year: 2018, links: [140, 370, 0], pay: 2360, ufs: ['12', '35'] },
  { year: 2019, links: [150, 360, 320], pay: 2400, situacao: 'parcial' },
  { year: 2020, links: [160, 350, 330], pay: 2500, tipo: 'demonstracao' },
];

let dataDir: string;
let store: Store;

async function install(
  { year, links, pay, ufs = everywhere, ...about }: Year,
  into = dataDir,
): Promise<void> {
  const name = { conjunto: 'rais', ano: year, tipo: about.tipo ?? 'oficial' } as const;
  await installEdition(into, name, async (connection) => {
    await connection.run('SET threads = 1');
    await connection.run(LINKS_TABLE);
    for (const [index, municipio] of [1200401, 3550308, 3304557].entries()) {
      // Half of the links are of women, who earn the same in every year.
      await connection.run(`
        INSERT INTO links
        SELECT ${municipio}, ${municipio} // 100000, ${index === 0 ? 225125 : 411010}, 16, 1 + i % 2,
          ${about.lacksSize ? 'NULL' : 4}, 3, 7, 2, 4, 44, 5,
          ${pay * 100}, 1
        FROM range(${links[index]}) AS numbers(i)`);
    }
    await buildEdition(connection, { year, macro: 'sector % 5 + 1' });
    return {
      ...emptyRowMetadata(),
      fontes: ['Vínculos do teste'],
      linhasLidas: 1,
      linhasAceitas: 1,
      ufs,
      ...(about.situacao && { situacao: about.situacao }),
      ...(about.basis && { baseRemuneracao: about.basis }),
    };
  });
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'observatorio-'));
  for (const year of years) await install(year);
  store = await openStore(dataDir);
});

afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

const ask = (filters: Filters) => store.answer(labour.trend, store.resolve(labour.trend, filters));

async function countsOf(filters: Filters) {
  const { rows } = await ask(filters);
  return rows.map(({ year, label, count }) => [year, label, count]);
}

const current = { precos: ['correntes'] };

describe('years', () => {
  it('counts, in all official years, the places of the default year', async () => {
    const { rows, editions } = await ask({});
    expect(rows.map(({ year, count }) => [year, count])).toEqual([
      [2015, 500],
      [2016, 510],
      [2017, 510],
      [2018, 510],
      [2019, 510],
    ]);
    expect(new Set(rows.map(({ coverage }) => coverage))).toEqual(new Set(['só Acre e São Paulo']));
    expect(editions[0]?.ano).toBe(2018);
    const cities = { municipio: ['1200401', '3304557'] };
    expect(await countsOf(cities)).toEqual(await countsOf({ uf: ['12'] }));
    expect((await ask({ uf: ['35'] })).rows[0]?.coverage).toBeNull();
  });

  it('lists the official years that cover the same places, a place without links as zero', async () => {
    expect(await countsOf({ uf: ['12'] })).toEqual([
      [2015, 'Total', 100],
      [2016, 'Total', 120],
      [2017, 'Total', 130],
      [2018, 'Total', 140],
      [2019, 'Total', 150],
    ]);
    expect(await countsOf({ uf: ['33'] })).toEqual([
      [2015, 'Total', 300],
      [2016, 'Total', 310],
      [2017, 'Total', 0],
      [2019, 'Total', 320],
    ]);
    expect(await countsOf({ uf: ['43'] })).toEqual([]);
  });

  it('leaves out a year that lacks what a filter selects by', async () => {
    const yearsWith = async (filters: Filters) =>
      (await countsOf({ uf: ['12'], ...filters })).map(([year, , links]) => [year, links]);
    const size4 = await yearsWith({ sizeLink: ['4'] });
    expect(size4).toEqual([
      [2015, 100],
      [2017, 130],
      [2018, 140],
      [2019, 150],
    ]);
    expect(await yearsWith({ sizeLink: ['5'] })).toEqual(size4.map(([year]) => [year, 0]));
    expect(await yearsWith({ faixaEtaria: ['5'] })).toContainEqual([2016, 0]);
    expect(await countsOf({ compara: ['12', '35'], sizeLink: ['4'] })).not.toContainEqual([
      2016,
      'Acre',
      0,
    ]);
  });

  it('says why it leaves out a year', async () => {
    const reasonsFor = async (filters: Filters) => {
      const { omitted = [] } = await ask(filters);
      return omitted.map(({ edition, reason }) => `${edition.ano}: ${reason}`);
    };
    expect(await reasonsFor({ uf: ['12'] })).toEqual([]);
    const elsewhere = '2018: os dados não cobrem os lugares da série (só Acre e São Paulo)';
    expect(await reasonsFor({ uf: ['33'], sizeLink: ['4'] })).toEqual([
      '2016: os dados não informam “Tamanho do estabelecimento”',
      elsewhere,
    ]);
    expect(await reasonsFor({ uf: ['33'], por: ['genero'] })).toEqual([
      '2017: não há registros com estes filtros',
      elsewhere,
    ]);
    expect(await reasonsFor({ uf: ['43'] })).toHaveLength(5);
    const few = { minimumSalaryRange: ['3'] };
    const dir = await mkdtemp(join(tmpdir(), 'observatorio-'));
    await install({ year: 2016, links: [3, 4, 20], pay: 2200 }, dir);
    await install({ year: 2017, links: [30, 20, 20], pay: 2200 }, dir);
    const other = await openStore(dir);
    for (const filters of [
      { ...few, uf: ['12'] },
      { ...few, compara: ['12', '35'] },
    ]) {
      const answer = await other.answer(labour.trend, other.resolve(labour.trend, filters));
      expect(answer.rows.map(({ year }) => year)).not.toContain(2016);
      expect(answer.omitted?.map(({ reason }) => reason)).toEqual([
        'são poucos vínculos para separar por remuneração',
      ]);
    }
    await other.close();
    await rm(dir, { recursive: true });
  });

  it('rejects such a filter in that year alone', async () => {
    const query = store.resolve(labour.summary, { ano: ['2016'], sizeLink: ['4'] });
    await expect(store.answer(labour.summary, query)).rejects.toMatchObject({
      parameter: 'sizeLink',
      message: expect.stringContaining('Os dados de 2016 não informam'),
    });
  });

  it('names the vintage of each year and credits the editions, the newest first', async () => {
    const { rows, editions } = await ask({ uf: ['12'] });
    expect(rows.map(({ vintage }) => vintage)).toEqual([null, null, null, null, 'parcial']);
    expect(new Set(rows.map(({ segment }) => segment))).toEqual(new Set(['2003 a 2021']));
    expect(editions.map(({ ano }) => ano)).toEqual([2018, 2019, 2017, 2016, 2015]);
  });

  it('splits each year by a dimension', async () => {
    const rows = await countsOf({ por: ['genero'], uf: ['35'] });
    expect(rows.filter(([year]) => year === 2016)).toEqual([
      [2016, 'Homens', 195],
      [2016, 'Mulheres', 195],
    ]);
    expect(rows).toHaveLength(10);
  });

  it('compares places and occupations', async () => {
    const states = await countsOf({ compara: ['12', '33'], genero: ['2'] });
    expect(states.filter(([year]) => year !== 2015 && year !== 2016)).toEqual([
      [2017, 'Acre', 65],
      [2017, 'Rio de Janeiro', 0],
      [2018, 'Acre', 70],
      [2019, 'Acre', 75],
      [2019, 'Rio de Janeiro', 160],
    ]);
    expect(await countsOf({ compara: ['1200401', '3550308'] })).toContainEqual([
      2015,
      'Rio Branco, AC',
      100,
    ]);
    expect(await countsOf({ compara: ['12', '33'], genero: ['2'], uf: ['33'] })).toEqual(states);
    const occupations = await countsOf({ compara: ['411010', '225125'], regiao: ['1', '3'] });
    expect(occupations.filter(([year]) => year === 2017)).toEqual([
      [2017, 'Ocupação 2251-25', 130],
      [2017, 'Ocupação 4110-10', 380],
    ]);
  });
});

describe('prices', () => {
  const payOf = async (filters: Filters) =>
    (await ask({ uf: ['12'], ...filters })).rows.map(({ year, meanPay, pricesOf }) => ({
      year,
      meanPay,
      pricesOf,
    }));

  it('are those of the newest December, December pay and the mean of a year each by its index', async () => {
    const base = newestDecember();
    const factor = (year: number, basis: 'dezembro' | 'media') =>
      priceFactor(year, basis, base) ?? Number.NaN;
    const [first, second] = await payOf({});
    expect(first).toEqual({
      year: 2015,
      meanPay: Math.round(2000 * factor(2015, 'dezembro') * 100) / 100,
      pricesOf: base,
    });
    expect(second?.meanPay).toBeCloseTo(2200 * factor(2016, 'media'), 1);
  });

  it('name the basis of the pay of each year', async () => {
    const { rows } = await ask({ uf: ['12'] });
    expect(rows.map(({ year, payBasis }) => [year, payBasis])).toEqual([
      [2015, 'dezembro'],
      [2016, 'media'],
      [2017, 'dezembro'],
      [2018, 'dezembro'],
      [2019, 'dezembro'],
    ]);
  });

  it('are those of each year if asked', async () => {
    const rows = await payOf(current);
    expect(rows.map(({ meanPay }) => meanPay)).toEqual([2000, 2200, 2300, 2360, 2400]);
    expect(rows.every(({ pricesOf }) => pricesOf === null)).toBe(true);
  });
});

describe('refusals', () => {
  const faultOf = (filters: Filters): QueryError | undefined => {
    try {
      store.resolve(labour.trend, filters);
      return undefined;
    } catch (error) {
      return error as QueryError;
    }
  };

  it.each([
    [{ compara: ['12'] }, 'compara'],
    [{ compara: ['12', '3550308'] }, 'compara'],
    [{ compara: ['3550308', '9999999'] }, 'compara'],
    [{ compara: ['12', '33', '35', '29', '31'] }, 'compara'],
    [{ compara: ['12', '35'], por: ['genero'] }, 'por'],
    [{ por: ['genero', 'uf'] }, 'por'],
  ])('of %o name %s', (filters, parameter) => {
    expect(faultOf(filters)?.parameter).toBe(parameter);
  });
});

it('follows the newest year where each year covers other places', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'observatorio-'));
  const each = { links: [10, 20, 30], pay: 2000 } as const;
  await install({ ...each, year: 2012, ufs: ['12', '33'] }, dir);
  await install({ ...each, year: 2014, ufs: ['33', '35'] }, dir);
  await install({ ...each, year: 2021, ufs: ['12', '35'] }, dir);
  await install({ ...each, year: 2022, ufs: ['12', '35'] }, dir);
  const other = await openStore(dir);
  const { rows } = await other.answer(labour.trend, other.resolve(labour.trend, {}));
  expect(rows.map(({ year, segment, coverage }) => [year, segment, coverage])).toEqual([
    [2021, '2003 a 2021', 'só Acre e São Paulo'],
    [2022, '2022', 'só Acre e São Paulo'],
  ]);
  const rio = await other.answer(labour.trend, other.resolve(labour.trend, { uf: ['33'] }));
  expect(rio.rows.map(({ year }) => year)).toEqual([2012, 2014]);
  await other.close();
  await rm(dir, { recursive: true });
});
