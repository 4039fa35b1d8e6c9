import type { DuckDBConnection } from '@duckdb/node-api';
import { withUnit } from '@observatorio/language';
import type { FileKind } from '../kind/kind';
import { type FileReport, LINES } from './report';
import { COUNTED_SQL, REPEATED } from './staging-plan';

/** Marks the rows of a kind that repeat an earlier one, in this or another file; they do not count. */
export async function markRepeats(
  connection: DuckDBConnection,
  { table, columns, key, once = key && 'true' }: FileKind,
): Promise<void> {
  if (!once) return;
  await connection.run(`
    UPDATE ${table} SET status = ${REPEATED} WHERE rowid IN (
      SELECT row FROM (
        SELECT rowid AS row,
          row_number() OVER (PARTITION BY ${Object.keys(columns).join(', ')} ORDER BY rowid) AS place
        FROM ${table} WHERE ${COUNTED_SQL} AND ${once})
      WHERE place > 1)`);
}

/** Returns the report on a file with the number of its rows that were marked. */
export async function withRepeats(
  connection: DuckDBConnection,
  { table }: FileKind,
  report: FileReport,
): Promise<FileReport> {
  const { rows } = report;
  const reader = await connection.runAndReadAll(
    `SELECT count(*)::DOUBLE FROM ${table}
    WHERE status = ${REPEATED} AND rowid >= ${rows.first} AND rowid < ${rows.end}`,
  );
  return { ...report, repeated: Number(reader.getRowsJS()[0]?.[0]) };
}

/** Returns caveats about repeated rows, as full sentences. */
export const repeatNotes = (reports: readonly FileReport[]): string[] =>
  reports
    .filter(({ repeated }) => repeated > 0)
    .map(
      ({ file, repeated }) =>
        `${file}: ${withUnit(repeated, LINES)} ${repeated === 1 ? 'repete uma anterior e conta' : 'repetem anteriores e contam'} uma vez só.`,
    );
