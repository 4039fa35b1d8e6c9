import type { DuckDBConnection } from '@duckdb/node-api';
import type { MatchedFile } from '../kind/kind';
import { ImportRefusal } from '../refusal/import-refusal';
import type { Staged } from './staged';
import { COUNTED_SQL } from './staging-plan';

/**
 * Throws an ImportRefusal at the first row that has the same key as an earlier one, in this or
 * another file, but different values. Exact repetitions are allowed.
 */
export async function rejectContradictions(
  connection: DuckDBConnection,
  { file, kind: { table, columns, key } }: MatchedFile,
  { firstRow, skipped }: Pick<Staged, 'firstRow' | 'skipped'>,
): Promise<void> {
  if (!key) return;
  const values = `row(${Object.keys(columns).join(', ')})`;
  const reader = await connection.runAndReadAll(`
    SELECT row::DOUBLE, key FROM (
      SELECT rowid AS row, concat_ws(', ', ${key.join(', ')}) AS key, ${values} IS DISTINCT FROM
        first(${values}) OVER (PARTITION BY ${key.join(', ')} ORDER BY rowid) AS differs
      FROM ${table} WHERE ${COUNTED_SQL})
    WHERE differs ORDER BY row LIMIT 1`);
  const [contradiction] = reader.getRowsJS();
  if (!contradiction) return;
  const [row, subject] = contradiction;
  throw new ImportRefusal({
    file: file.name,
    line: skipped.lineOf(Number(row) - firstRow),
    found: `esta linha contradiz uma anterior, que dá outro valor à mesma coisa: “${String(subject)}”`,
    advice: 'Deixe só a linha que vale.',
  });
}
