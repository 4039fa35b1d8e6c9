import type { DuckDBConnection } from '@duckdb/node-api';
import type { FileKind } from '../kind/kind';
import type { FileReport } from './report';

/** Temporary table of a sample of a file's rows, also of those that do not count. */
export const SAMPLE = 'sample';

const SAMPLED_ROWS = 100_000;
/** Number of consecutive rows in a sample, so that neighbours can be compared. */
const BLOCK = 128;

/** Column of the sample with one of the values to relate, and with that of the next row. */
export const valueColumn = (index: number): string => `value${index}`;
export const nextColumn = (index: number): string => `next${index}`;

/** Creates the sample, with further `values` as SQL expressions over the columns of the kind. */
export async function createSample(
  connection: DuckDBConnection,
  { table }: FileKind,
  { rows, values }: Pick<FileReport, 'rows'> & { values: readonly string[] },
): Promise<void> {
  const every = Math.ceil((rows.end - rows.first) / SAMPLED_ROWS);
  const own = values.map((sql, index) => `, ${sql} AS ${valueColumn(index)}`);
  const next = values.map(
    (_, index) => `, lead(${valueColumn(index)}) OVER places AS ${nextColumn(index)}`,
  );
  await connection.run(`
    CREATE OR REPLACE TEMP TABLE ${SAMPLE} AS
    SELECT *${next.join('')} FROM (
      SELECT rowid AS place, *${own.join('')} FROM ${table}
      WHERE rowid >= ${rows.first} AND (rowid - ${rows.first}) // ${BLOCK} % ${every} = 0)
    WINDOW places AS (ORDER BY place)`);
}

export const dropSample = async (connection: DuckDBConnection): Promise<unknown> =>
  connection.run(`DROP TABLE ${SAMPLE}`);
