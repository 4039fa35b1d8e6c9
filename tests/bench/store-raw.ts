import { DuckDBInstance } from '@duckdb/node-api';
import type { Filters } from '@observatorio/contract';
import { clickSql, conditionOf } from './click-sql';
import { milliseconds } from './figures';

/* Child process: runs the queries for the ten cards in DuckDB, on the raw rows. */

const sql = { region: 'uf // 10', step: 'floor(ln(pay / 29940) / 6.2146 * 100)' };

const [path = '', sets = '[]'] = process.argv.slice(2);
const instance = await DuckDBInstance.create(path, { access_mode: 'READ_ONLY' });
const connection = await instance.connect();

async function total(filters: Filters): Promise<number> {
  const result = await connection.runAndReadAll(
    `SELECT coalesce(sum(n), 0)::DOUBLE FROM links WHERE ${conditionOf(filters, sql)}`,
  );
  return Number(result.getRowsJS()[0]?.[0]);
}

const times: number[] = [];
const totals: number[] = [];
for (const filters of JSON.parse(sets) as Filters[]) {
  const click = async () => {
    for (const query of clickSql(filters, sql)) await connection.runAndReadAll(query);
  };
  times.push(await milliseconds(click));
  totals.push(await total(filters));
}
process.send?.({ times, totals }, () => process.disconnect());
