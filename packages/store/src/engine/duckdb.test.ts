import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './connector';
import { DuckDbConnector } from './duckdb';
import { QueryFailed } from './query-failed';

let folder: string;
let connector: DuckDbConnector;
let database: Database;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'observatorio-'));
  const path = join(folder, "it's an edition.duckdb");
  const instance = await DuckDBInstance.create(path);
  const connection = await instance.connect();
  await connection.run(
    "CREATE TABLE people AS SELECT *, n::UTINYINT AS small FROM (VALUES ('Ana', 3), ('Rui', 4)) AS t(name, n)",
  );
  connection.closeSync();
  instance.closeSync();
  connector = await DuckDbConnector.start();
  database = await connector.open('edition', path);
});

afterAll(async () => {
  await database.close();
  await connector.close();
  await rm(folder, { recursive: true });
});

it('returns rows as arrays, with integers of any width as numbers', async () => {
  const sql = 'SELECT name, sum(n) * 1000000000, count(*) FROM people WHERE n > ? GROUP BY name';
  expect(await database.rows(sql, [3])).toEqual([['Rui', 4_000_000_000, 1]]);
});

it.each([
  [3, ['Ana']],
  [-1, []],
  [259, []],
  [3.5, []],
])('compares a one-byte column with %d', async (value, names) => {
  const found = await database.rows('SELECT name FROM people WHERE small = ?', [value]);
  expect(found.flat()).toEqual(names);
});

it('runs more concurrent queries than it has connections', async () => {
  const answers = Array.from({ length: 20 }, (_, n) => database.rows('SELECT ? + 0', [n]));
  expect(await Promise.all(answers)).toEqual(answers.map((_, n) => [[n]]));
});

it.each([
  ['cannot be parsed', 'SELEC name FROM people', []],
  ['names a missing column', 'SELECT age FROM people', []],
  ['has too few values', 'SELECT name FROM people WHERE n = ?', []],
  ['fails while it runs', 'SELECT CAST(name AS INTEGER) FROM people WHERE n > ?', [1]],
])(
  'throws an error with the SQL, the values and the cause for a query that %s',
  async (_, sql, values) => {
    const failure: unknown = await database.rows(sql, values).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(QueryFailed);
    expect(failure).toMatchObject({ sql, values, cause: expect.any(Error) });
    expect(await database.rows('SELECT count(*) FROM people')).toEqual([[2]]);
  },
);

/** Query that runs for hours unless interrupted. */
const ENDLESS =
  'SELECT count(*) FROM range(10000000) a, range(10000000) b WHERE a.range % 7 = b.range % 5';

it('interrupts running and queued queries at any moment and reuses their connections', async () => {
  const moments = [0, 0, 1, 5, 20, 50, 50, 50];
  const queries = moments.map((ms) => database.rows(ENDLESS, [], AbortSignal.timeout(ms)));
  for (const { status } of await Promise.allSettled(queries)) expect(status).toBe('rejected');
  await expect(queries[0]).rejects.toMatchObject({ name: 'TimeoutError' });
  const answers = Array.from({ length: 8 }, (_, n) => database.rows('SELECT ? + 0', [n]));
  expect(await Promise.all(answers)).toEqual(answers.map((_, n) => [[n]]));
});
