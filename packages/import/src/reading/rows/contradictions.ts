import type { DuckDBConnection } from '@duckdb/node-api';
import type { MatchedFile } from '../kind/kind';
import { ImportRefusal } from '../refusal/import-refusal';
import type { Staged } from './report-rows';
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
    SELECT min(row)::DOUBLE FROM (
      SELECT rowid AS row, ${values} IS DISTINCT FROM
        first(${values}) OVER (PARTITION BY ${key.join(', ')} ORDER BY rowid) AS differs
      FROM ${table} WHERE ${COUNTED_SQL})
    WHERE differs`);
  const [[row = null] = []] = reader.getRowsJS();
  if (row === null) return;
  throw new ImportRefusal({
    file: file.name,
    line: skipped.lineOf(Number(row) - firstRow),
    found: 'esta linha contradiz uma anterior, que dá outro valor à mesma coisa',
    advice: 'Deixe só a linha que vale.',
  });
}
