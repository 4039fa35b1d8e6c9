import type { DuckDBConnection } from '@duckdb/node-api';
import type { FileKind } from '../kind/kind';
import type { FileReport } from './report';

/** Temporary table of a sample of a file's rows, also of those that do not count. */
export const SAMPLE = 'sample';

const SAMPLED_ROWS = 50_000;
/** Number of consecutive rows in a sample, so that neighbours can be compared. */
const BLOCK = 128;

/** Creates the sample. */
export async function createSample(
  connection: DuckDBConnection,
  { table }: FileKind,
  { first, end }: FileReport['rows'],
): Promise<void> {
  const every = Math.ceil((end - first) / SAMPLED_ROWS);
  await connection.run(`
    CREATE OR REPLACE TEMP TABLE ${SAMPLE} AS
    SELECT rowid AS place, * FROM ${table}
    WHERE rowid >= ${first} AND (rowid - ${first}) // ${BLOCK} % ${every} = 0`);
}

/**
 * Reads SQL expressions for numbers or conditions over the sample, in the order of its rows. Returns
 * the values of each, NaN for NULL.
 */
export async function sampledValues(
  connection: DuckDBConnection,
  expressions: readonly string[],
): Promise<number[][]> {
  if (expressions.length === 0) return [];
  const numbers = expressions.map((sql) => `coalesce((${sql})::DOUBLE, 'NaN'::DOUBLE)`);
  const reader = await connection.runAndReadAll(
    `SELECT ${numbers.join(', ')} FROM ${SAMPLE} ORDER BY place`,
  );
  const columns = reader.getColumns() as number[][];
  return expressions.map((_, index) => columns[index] ?? []);
}

export const dropSample = async (connection: DuckDBConnection): Promise<unknown> =>
  connection.run(`DROP TABLE ${SAMPLE}`);
