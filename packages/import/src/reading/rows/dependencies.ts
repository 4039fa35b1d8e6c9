import type { DuckDBConnection } from '@duckdb/node-api';
import { labelOf } from '../kind/columns';
import type { MatchedFile } from '../kind/kind';
import { type Dependency, MAX_CONTRADICTION_SHARE } from '../kind/rules';
import { type Fault, MAX_EXAMPLES, shorten } from './report';
import { bothSql, disagreement } from './row-checks';
import type { Staged } from './staged';
import { COUNTED_SQL } from './staging-plan';

/** Counts a file's rows that differ from the usual value of a column for the same value of another. */
export async function dependencyFaults(
  connection: DuckDBConnection,
  matched: MatchedFile,
  staged: Pick<Staged, 'firstRow' | 'skipped'>,
): Promise<Fault[]> {
  const { dependencies = [] } = matched.kind;
  const faults: Fault[] = [];
  for (const dependency of dependencies) {
    if (!dependency.fields.every((field) => matched.columns.has(field))) continue;
    const fault = await faultOf(connection, matched, dependency, staged);
    if (fault.count > 0) faults.push(fault);
  }
  return faults;
}

async function faultOf(
  connection: DuckDBConnection,
  matched: MatchedFile,
  { fields, values, reason, maxShare = MAX_CONTRADICTION_SHARE }: Dependency,
  { firstRow, skipped }: Pick<Staged, 'firstRow' | 'skipped'>,
): Promise<Fault> {
  const { file, kind } = matched;
  const [determinant, dependent] = values;
  const reader = await connection.runAndReadAll(`
    WITH valued AS (
      SELECT rowid AS row, ${determinant} AS key, ${dependent} AS value,
        ${bothSql(unfoldedSql(determinant), unfoldedSql(dependent))} AS example
      FROM ${kind.table} WHERE ${COUNTED_SQL} AND key IS NOT NULL AND value IS NOT NULL),
    usual AS (
      SELECT key, mode(value ORDER BY row) AS value FROM valued
      GROUP BY key HAVING min(value) <> max(value))
    SELECT (row - ${firstRow})::DOUBLE, example,
      (count(*) OVER ())::DOUBLE
    FROM valued JOIN usual USING (key)
    WHERE valued.value <> usual.value AND row >= ${firstRow}
    ORDER BY row LIMIT ${MAX_EXAMPLES}`);
  const rows = reader.getRowsJS();
  const [first, second] = fields.map((field) => labelOf(matched, field));
  return {
    reason: reason ?? disagreement(`${first}`, `${second}`),
    count: Number(rows[0]?.[2] ?? 0),
    examples: rows.map(([row, text]) => ({
      file: file.name,
      line: skipped.lineOf(Number(row)),
      text: shorten(String(text)),
    })),
    maxShare,
  };
}

/** Returns the SQL expression for a value as the file writes it, even if it is compared folded. */
const unfoldedSql = (value: string): string => value.replace(/^folded\((.*)\)$/, '$1');
