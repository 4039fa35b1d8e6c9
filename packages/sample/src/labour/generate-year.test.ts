import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { minimumWage, priceFactor, publishedTotal } from '@observatorio/domain';
import { LINKS_TABLE, manifestOf } from '@observatorio/store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installSample } from '../base/install';
import { MEAN_PAY } from '../base/totals';
import { sampleYears } from '../base/years';
import { generateYear } from './generate-year';
import { labourSample } from './labour-sample';

const LINKS = 100_000;

let dataDir: string;
let file: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'observatorio-'));
  await installSample(dataDir, labourSample({ links: LINKS }));
  const { conjuntos } = await manifestOf(dataDir);
  file = join(dataDir, conjuntos[0]?.arquivo ?? '');
}, 400_000);
afterAll(() => rm(dataDir, { recursive: true }));

async function generated(year: number): Promise<DuckDBConnection> {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  await connection.run(LINKS_TABLE);
  await generateYear(connection, file, year);
  return connection;
}

async function values(connection: DuckDBConnection, ...expressions: string[]): Promise<number[]> {
  const reader = await connection.runAndReadAll(`SELECT ${expressions.join(', ')} FROM links`);
  return (reader.getRowsJS()[0] ?? []).map(Number);
}

const links = (condition: string) => `sum(n) FILTER (${condition})`;

it('scales a year to its published total, macro sectors and pay', async () => {
  const connection = await generated(2014);
  const [total = 0, building = 0, women = 0, pay = 0, below] = await values(
    connection,
    'sum(n)',
    links('sector = 15'),
    links('gender = 2'),
    'sum(pay::BIGINT * n) / sum(n) FILTER (pay IS NOT NULL) / 100',
    `count(*) FILTER (pay < ${minimumWage(2014) * 30} OR pay > ${minimumWage(2014) * 15_000})`,
  );
  const { total: published = 0 } = publishedTotal('rais', 2014) ?? {};
  expect(total).toBe(Math.round((published * LINKS) / 47_554_211));
  expect(building / total).toBeCloseTo(2.82 / 49.57, 3);
  expect(women / total).toBeCloseTo(0.432, 3);
  const inflation = priceFactor(2019, 'dezembro', '2014-12') ?? 0;
  expect(pay / (MEAN_PAY * inflation * 1.017)).toBeCloseTo(1, 1);
  expect(below).toBe(0);
});

it('keeps every municipality and occupation that 2019 has', async () => {
  const connection = await generated(2021);
  await connection.run(`ATTACH '${file}' AS rais (READ_ONLY)`);
  const counts = 'count(DISTINCT municipio), count(DISTINCT occupation)';
  const [before, after] = await Promise.all(
    ['rais.links_by_municipality', 'links'].map(async (table) =>
      (await connection.runAndReadAll(`SELECT ${counts} FROM ${table} WHERE n > 0`)).getRowsJS(),
    ),
  );
  expect(before?.[0]?.map(Number)[1]).toBeGreaterThan(2600);
  const [towns = 0, occupations = 0] = after?.[0]?.map(Number) ?? [];
  const [allTowns = 0, allOccupations = 0] = before?.[0]?.map(Number) ?? [];
  expect(towns / allTowns).toBeGreaterThan(0.99);
  expect(occupations).toBe(allOccupations);
});

it('spreads pay as in 2019', async () => {
  const connection = await generated(2018);
  await connection.run(`ATTACH '${file}' AS rais (READ_ONLY)`);
  const ratioIn = async (table: string): Promise<number> => {
    const reader = await connection.runAndReadAll(`
      SELECT min(pay) FILTER (before >= links / 2) / (sum(pay::BIGINT * n) / max(links))
      FROM (
        SELECT pay, n, sum(n) OVER (ORDER BY pay) AS before, sum(n) OVER () AS links
        FROM ${table} WHERE pay IS NOT NULL
      )`);
    return Number(reader.getRowsJS()[0]?.[0]);
  };
  const [former, ratio] = [await ratioIn('rais.links_by_municipality'), await ratioIn('links')];
  expect(Math.abs(ratio / former - 1)).toBeLessThan(0.02);
});

it('changes little from year to year where nothing special happened', async () => {
  const [earlier, later] = await Promise.all([generated(2017), generated(2018)]);
  const states = async (connection: DuckDBConnection) =>
    values(
      connection,
      ...[11, 23, 31, 35, 42].map((uf) => links(`uf = ${uf}`)),
      links('uf = 33 AND sector = 25'),
    );
  const [before, after] = [await states(earlier), await states(later)];
  before.forEach((count, index) => {
    const change = (after[index] ?? 0) / count;
    expect(change).toBeGreaterThan(0.97);
    expect(change).toBeLessThan(1.05);
  });
});

it('yields the same rows each time', async () => {
  const checksums = await Promise.all(
    [1, 2].map(async () => values(await generated(2016), 'sum(hash(links)::HUGEINT % 1000000007)')),
  );
  expect(checksums[0]).toEqual(checksums[1]);
});

it('has no other years', async () => {
  expect(sampleYears).toHaveLength(12);
  await expect(generated(2011)).rejects.toThrow('The sample has no year 2011.');
});
