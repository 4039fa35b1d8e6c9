import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { PERCENTILES } from '@observatorio/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axes } from './axes';
import { buildEdition } from './build-edition';
import { buildPayGroups } from './build-pay-groups';
import { axisSets, FIRST_SINGLE_KEY, keyExpressions, occupationAxisKeyExpressions } from './cube';
import { LINKS_TABLE } from './links';
import { TABLE } from './tables';
import { DIMENSION } from './tally';

const pick = (salt: number, of: number) => `(hash(i * 16 + ${salt}) % ${of})::INTEGER`;

/** Links with many equal amounts, so that the ranges of pay end within ties. */
const LINKS = `
  INSERT INTO links
  SELECT 3550308 + ${pick(9, 3)}, 35, 225125 + 5 * ${pick(1, 4)}, 1 + ${pick(2, 25)}, 1 + ${pick(3, 2)},
    1 + ${pick(4, 10)}, ${pick(5, 12)}, 1 + ${pick(6, 11)}, 1 + ${pick(7, 5)}, 2, 40, 4,
    CASE WHEN ${pick(10, 9)} = 0 THEN NULL ELSE 100000 * (1 + ${pick(8, 40)}) END, 1
  FROM range(3000) AS numbers(i)`;

let instance: DuckDBInstance;
let connection: DuckDBConnection;

const read = async (sql: string) => (await connection.runAndReadAll(sql)).getRowsJS();

beforeAll(async () => {
  instance = await DuckDBInstance.create(':memory:');
  connection = await instance.connect();
  await connection.run(`ATTACH ':memory:' AS edition; ${LINKS_TABLE}; ${LINKS}`);
  await buildEdition(connection, { year: 2019, cubeAxes: 3 });
});

afterAll(() => {
  connection.closeSync();
  instance.closeSync();
});

/** Returns the percentiles of ascending pays, the median doubled. */
const percentilesOf = (pays: readonly number[]): number[] =>
  PERCENTILES.map((percent) => {
    const at = (rank: number) => pays[rank - 1] ?? Number.NaN;
    const half = pays.length / 2;
    return percent === 50
      ? at(Math.ceil(half)) + at(Math.floor(half) + 1)
      : at(Math.ceil((percent * pays.length) / 100));
  });

it('precomputes the percentiles of each set of up to three axes, and of occupations by axis', async () => {
  const keys = [
    ...axisSets(3).flatMap((set) => keyExpressions(set)),
    ...axes.flatMap((axis) => occupationAxisKeyExpressions(axis)),
  ];
  const expected: unknown[] = [];
  for (const key of keys) {
    const groups = await read(
      `SELECT ${key} AS key, list(pay ORDER BY pay) FROM links
       WHERE pay IS NOT NULL AND (${key}) IS NOT NULL GROUP BY key`,
    );
    for (const [group, pays] of groups) {
      expected.push([group, ...percentilesOf(pays as number[])]);
    }
  }
  expect(expected.length).toBeGreaterThan(5000);
  const found = await read(
    `SELECT key, ${PERCENTILES.map((percent) => `sum(n) FILTER (value = ${percent})::INTEGER`).join(', ')}
     FROM edition.${TABLE.cube} WHERE dim = ${DIMENSION.percentile} AND key < ${FIRST_SINGLE_KEY}
     GROUP BY key`,
  );
  const byKey = (rows: readonly unknown[]) =>
    (rows as number[][]).toSorted(([a = 0], [b = 0]) => a - b);
  expect(byKey(found)).toEqual(byKey(expected));
});

it('finds the same percentiles, however few links are sorted at once', async () => {
  const tables = [`edition.${TABLE.payGroups}`, 'temp.percentiles'];
  const build = (sortedRows?: number) =>
    buildPayGroups(connection, { cubeAxes: 3, ...(sortedRows && { sortedRows }) });
  const results: unknown[] = [];
  for (const sortedRows of [undefined, 1000, 70]) {
    await connection.run(`DROP TABLE edition.${TABLE.payGroups}`);
    await build(sortedRows);
    results.push(await Promise.all(tables.map((table) => read(`FROM ${table} ORDER BY ALL`))));
  }
  const [whole, ...others] = results as unknown[][][];
  expect(whole?.[0]?.length).toBeGreaterThan(500);
  for (const other of others) expect(other).toEqual(whole);
});
