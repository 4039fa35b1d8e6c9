import type { DuckDBConnection } from '@duckdb/node-api';
import type { FileKind } from '../kind/kind';
import type { FileReport } from './report';

/** Temporary table of a sample of a file's rows, also of those that do not count. */
export const SAMPLE = 'sample';

const SAMPLED_ROWS = 50_000;
/** Number of consecutive rows in a sample, so that neighbours can be compared. */
const BLOCK = 128;
/** Minimum share of rows for a value to be related to others; rare ones associate by chance. */
const MIN_VALUE_SHARE = 0.01;

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
  const frequent = values.map(
    (sql, index) => `, CASE WHEN list_contains((
      SELECT list(value) FROM (
        SELECT ${sql} AS value FROM sampled GROUP BY value
        HAVING count(*) >= ${MIN_VALUE_SHARE} * (SELECT count(*) FROM sampled))), ${sql})
      THEN ${sql} END AS ${valueColumn(index)}`,
  );
  const next = values.map(
    (_, index) => `, lead(${valueColumn(index)}) OVER places AS ${nextColumn(index)}`,
  );
  await connection.run(`
    CREATE OR REPLACE TEMP TABLE ${SAMPLE} AS
    WITH sampled AS MATERIALIZED (
      SELECT rowid AS place, * FROM ${table}
      WHERE rowid >= ${rows.first} AND (rowid - ${rows.first}) // ${BLOCK} % ${every} = 0),
    valued AS (SELECT *${frequent.join('')} FROM sampled)
    SELECT *${next.join('')} FROM valued WINDOW places AS (ORDER BY place)`);
}

export const dropSample = async (connection: DuckDBConnection): Promise<unknown> =>
  connection.run(`DROP TABLE ${SAMPLE}`);
