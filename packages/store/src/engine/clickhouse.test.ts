import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasClickHouse, startCluster, type TestCluster } from '../testing/test-cluster';
import { ClickHouseConnector } from './clickhouse';
import { ClusterAddressError, clusterAddress } from './cluster-address';
import type { Database } from './connector';
import { EngineUnavailable, QueryFailed } from './query-failed';

it.each([
  ['clickhouse://h/d?cluster=c', ['http://h:8123'], 'default', ''],
  [
    'clickhouse://u:p%40%3A@h:9,[::1]:10/d?cluster=c',
    ['http://h:9', 'http://[::1]:10'],
    'u',
    'p@:',
  ],
  ['clickhouses://u@h,h:80/d?cluster=a.b-c', ['https://h:8443', 'https://h:80'], 'u', ''],
])('parses the address %s', (text, nodes, username, password) => {
  expect(clusterAddress(text)).toMatchObject({ nodes, username, password, database: 'd' });
});

it.each([
  'http://h/d?cluster=c',
  'clickhouse:///d?cluster=c',
  'clickhouse://h/?cluster=c',
  'clickhouse://h/d',
  'clickhouse://h/d?cluster=',
  'clickhouse://h/d?cluster=c&x=1',
  'clickhouse://h/d-e?cluster=c',
  'clickhouse://h/system?cluster=c',
  "clickhouse://h/d?cluster=c'",
  'clickhouse://h:x/d?cluster=c',
  'clickhouse://h,,i/d?cluster=c',
  'clickhouse://u:100%@h/d?cluster=c',
])('rejects the address %s without revealing its password', (text) => {
  expect(() => clusterAddress(text.replace('://h', '://u:hunter2@h'))).toThrow(ClusterAddressError);
  expect(() => clusterAddress(text.replace('://h', '://u:hunter2@h'))).not.toThrow('hunter2');
});

describe.skipIf(!hasClickHouse())('ClickHouse queries', () => {
  let cluster: TestCluster;
  let connector: ClickHouseConnector;
  let database: Database;

  beforeAll(async () => {
    cluster = await startCluster({ shards: 1 });
    await cluster.run(
      0,
      "CREATE TABLE observatorio.people ENGINE = Memory AS SELECT 'Ana' AS name, toInt32(3) AS n UNION ALL SELECT 'Rui' AS name, toInt32(4) AS n",
    );
    connector = new ClickHouseConnector(clusterAddress(cluster.url));
    database = await connector.open('edition', 'observatorio');
  });

  afterAll(async () => {
    await database?.close();
    await cluster?.stop();
  });

  it('returns rows as arrays, with integers of any width as numbers', async () => {
    const sql = 'SELECT name, sum(n) * 1000000000, count(*) FROM people WHERE n > ? GROUP BY name';
    expect(await database.rows(sql, [3])).toEqual([['Rui', 4_000_000_000, 1]]);
  });

  it.each([
    "it's",
    "\\'; DROP TABLE people; --",
    '\\',
    "\\\\' OR 1=1",
    '?',
    'línea\n\t\r\0ção 🙂 "`$${}',
    '',
  ])('accepts the string %j as a value', async (text) => {
    expect(await database.rows("SELECT ?, '?', length(?)", [text, text])).toEqual([
      [text, '?', Buffer.byteLength(text)],
    ]);
  });

  it.each([0, -1, 2 ** 53 - 1, -(2 ** 53) + 1, 0.1, -1e-7, 1.5e300])(
    'accepts the number %d',
    async (n) => {
      expect(await database.rows('SELECT 0 -?, ?', [0, n])).toEqual([[0, n]]);
    },
  );

  it('returns null for a null value and for a failed lookup', async () => {
    const numbers = new Map([
      [3, 0],
      [5, 1.25],
    ]);
    const { value } = database.dialect.lookup({ name: 'x', column: 'n', numbers });
    expect(await database.rows(`SELECT n, ${value}, ? FROM people ORDER BY n`, [null])).toEqual([
      [3, 0, null],
      [4, null, null],
    ]);
  });

  it.each([
    ['cannot be parsed', 'SELEC name FROM people', []],
    ['names a missing column', 'SELECT age FROM people', []],
    ['has too few values', 'SELECT name FROM people WHERE n = ?', []],
    ['has too many values', 'SELECT name FROM people', [1]],
    ['has a value that is not a number', 'SELECT ?', [Number.NaN]],
    ['fails while it runs', 'SELECT toInt32(name) FROM people WHERE n > ?', [1]],
    ['writes', 'DROP TABLE people', []],
  ])(
    'throws an error with the SQL, the values and the cause for a query that %s',
    async (_, sql, values) => {
      const failure: unknown = await database.rows(sql, values).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(QueryFailed);
      expect(failure).not.toBeInstanceOf(EngineUnavailable);
      expect(failure).toMatchObject({ sql, values, cause: expect.any(Error) });
      expect(await database.rows('SELECT count(*) FROM people')).toEqual([[2]]);
    },
  );

  it('stops aborted queries on the server too, no matter when they are aborted', async () => {
    const endless = 'SELECT count(*) FROM system.numbers WHERE number % 7 = 8';
    const moments = [0, 1, 20, 100, 300];
    const queries = moments.map((ms) => database.rows(endless, [], AbortSignal.timeout(ms)));
    for (const { status } of await Promise.allSettled(queries)) expect(status).toBe('rejected');
    await expect(queries[0]).rejects.toMatchObject({ name: 'TimeoutError' });
    const running = () =>
      cluster.run(0, "SELECT count() FROM system.processes WHERE query LIKE '%number % 7 = 8%'");
    // The count includes this query itself.
    await expect.poll(running, { timeout: 10_000 }).toBe('1');
  });

  it('falls back to the next server in the address when one is down', async () => {
    const url = cluster.url.replace('@', '@127.0.0.1:1,');
    const other = await new ClickHouseConnector(clusterAddress(url)).open('x', 'observatorio');
    expect(await other.rows('SELECT count(*) FROM people')).toEqual([[2]]);
    await other.close();
  });

  it('works for a read-only user', async () => {
    const url = cluster.url.replace('default@', 'reader:reader@');
    const other = await new ClickHouseConnector(clusterAddress(url)).open('x', 'observatorio');
    expect(await other.rows('SELECT count(*) FROM people')).toEqual([[2]]);
    await other.close();
  });

  it('throws EngineUnavailable while all servers are down, and recovers afterwards', async () => {
    await cluster.nodes[0]?.stop();
    await expect(database.rows('SELECT 1')).rejects.toBeInstanceOf(EngineUnavailable);
    await cluster.nodes[0]?.start();
    await sleep(100);
    expect(await database.rows('SELECT 1')).toEqual([[1]]);
  });
});
