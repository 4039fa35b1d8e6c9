import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import type { Filters } from '@observatorio/contract';
import { LINKS_TABLE } from '@observatorio/store';
import pg from 'pg';
import { postgresPrograms, startPostgres } from '../../packages/accounts/src/testing/postgres';
import { clickSql, conditionOf } from './click-sql';
import { milliseconds, seconds } from './figures';

/*
 * Child process: runs the queries for the ten cards in PostgreSQL, on the first `links` rows, with
 * an index on each filter column.
 */

/** Results measured on PostgreSQL. */
export interface PostgresResults {
  version: string;
  links: number;
  loadSeconds: number;
  /** Time to query the ten cards for each filter set, in ms. */
  times: number[];
  /** Number of links that match each filter set. */
  totals: number[];
}

const sql = {
  region: 'uf / 10',
  step: 'floor(ln(pay / 29940.0::float8) / 6.2146 * 100)',
};

const indexed = [
  'municipio',
  'occupation',
  'uf',
  'sector',
  'gender',
  'size',
  'band',
  'schooling',
  'age',
];

async function writeRows(raw: string, path: string, links: number): Promise<void> {
  const instance = await DuckDBInstance.create(raw, { access_mode: 'READ_ONLY' });
  const connection = await instance.connect();
  await connection.run(
    `COPY (FROM links LIMIT ${links}) TO '${path}' (FORMAT csv, HEADER false, NULLSTR '')`,
  );
  connection.closeSync();
  instance.closeSync();
}

async function load(client: pg.Client, path: string): Promise<void> {
  await client.query(LINKS_TABLE.replaceAll('UTINYINT', 'SMALLINT'));
  await client.query(`COPY links FROM '${path}' (FORMAT csv)`);
  for (const column of indexed) await client.query(`CREATE INDEX ON links (${column})`);
  await client.query('VACUUM ANALYZE links');
  await client.query("SET work_mem = '256MB'");
}

async function measure(programs: string, path: string): Promise<PostgresResults> {
  const server = await startPostgres(programs);
  const client = new pg.Client(server.url);
  await client.connect();
  const loadSeconds = await seconds(() => load(client, path));
  const version = String((await client.query('SHOW server_version')).rows[0].server_version);
  const times: number[] = [];
  const totals: number[] = [];
  for (const filters of JSON.parse(sets) as Filters[]) {
    const click = async () => {
      for (const query of clickSql(filters, sql)) await client.query(query);
    };
    times.push(await milliseconds(click));
    const { rows } = await client.query(
      `SELECT coalesce(sum(n), 0) AS n FROM links WHERE ${conditionOf(filters, sql)}`,
    );
    totals.push(Number(rows[0].n));
  }
  await client.end();
  await server.stop();
  return { version, links: Number(links), loadSeconds, times, totals };
}

const [raw = '', links = '0', sets = '[]'] = process.argv.slice(2);
const programs = postgresPrograms();
if (programs) {
  const folder = await mkdtemp(join(tmpdir(), 'observatorio-'));
  // PostgreSQL may run as a different user.
  await chmod(folder, 0o755);
  const path = join(folder, 'links.csv');
  await writeRows(raw, path, Number(links));
  process.send?.(await measure(programs, path));
  await rm(folder, { recursive: true });
} else {
  process.send?.(null);
}
process.disconnect();
