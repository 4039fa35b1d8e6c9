import type { DuckDBConnection } from '@duckdb/node-api';
import { formatList } from '@observatorio/language';
import { labelOf } from '../kind/columns';
import type { MatchedFile } from '../kind/kind';
import { cboCode } from '../kind/rules';
import { ImportRefusal } from '../refusal/import-refusal';
import type { FileReport } from './report';
import { COUNTED_SQL } from './staging-plan';

/**
 * Throws an ImportRefusal at the first row that has the same key as an earlier one, in this or
 * another file, but different values. Exact repetitions are allowed. `reports` are on the files of
 * the kind that have been read, of which this one is the last.
 */
export async function rejectContradictions(
  connection: DuckDBConnection,
  matched: MatchedFile,
  reports: readonly FileReport[],
): Promise<void> {
  const { file, kind } = matched;
  const { table, columns, key } = kind;
  if (!key) return;
  const names = Object.keys(columns);
  const values = `row(${names.join(', ')})`;
  const found = await connection.runAndReadAll(`
    SELECT row::DOUBLE, earlier::DOUBLE FROM (
      SELECT rowid AS row, first(rowid) OVER same AS earlier,
        ${values} IS DISTINCT FROM first(${values}) OVER same AS differs
      FROM ${table} WHERE ${COUNTED_SQL} WINDOW same AS (PARTITION BY ${key.join(', ')} ORDER BY rowid))
    WHERE differs ORDER BY row LIMIT 1`);
  const [rows] = found.getRowsJS();
  if (!rows) return;
  const [row = 0, earlier = 0] = rows.map(Number);
  const subject = key.map((column) => subjectSql(matched, column)).join(', ');
  const compared = await connection.runAndReadAll(`
    SELECT first(concat_ws(', ', ${subject})),
      ${names.map((name) => `min(${name}) IS DISTINCT FROM max(${name}) OR count(${name}) = 1`).join(', ')}
    FROM ${table} WHERE rowid IN (${row}, ${earlier})`);
  const [value, ...differs] = compared.getRowsJS()[0] ?? [];
  const labels = names
    .filter((_, index) => differs[index])
    .map((name) => `“${columnLabel(matched, name)}”`);
  throw new ImportRefusal({
    file: file.name,
    line: reports.at(-1)?.lineOf(row),
    found: `esta linha contradiz ${placeOf(reports, earlier)}, que dá ${labels.length === 1 ? 'outro valor' : 'outros valores'} de ${formatList(labels)} a “${String(value)}”`,
    advice: 'Deixe só a linha que vale.',
  });
}

/** Returns the line of an earlier row, and its file if that is another one. */
function placeOf(reports: readonly FileReport[], row: number): string {
  const report = reports.find(({ rows }) => rows.first <= row && row < rows.end);
  if (!report) return 'uma anterior';
  const line = `a linha ${report.lineOf(row)}`;
  return report === reports.at(-1) ? line : `${line} de ${report.file}`;
}

/** Returns the field from which a column of the table is computed, if there is one. */
const fieldOf = ({ kind }: MatchedFile, column: string): string | undefined => {
  const sql = kind.columns[column]?.[1] ?? '';
  return Object.keys(kind.fields).find((field) =>
    new RegExp(`\\b${field}(Code|Number)?\\b`).test(sql),
  );
};

function columnLabel(matched: MatchedFile, column: string): string {
  const field = fieldOf(matched, column);
  return field === undefined ? column : labelOf(matched, field);
}

/** SQL expression for a part of a key as files write it; occupation codes may start with zeros. */
function subjectSql(matched: MatchedFile, column: string): string {
  const field = fieldOf(matched, column);
  return field !== undefined && matched.kind.codes?.[field] === cboCode
    ? `lpad(${column}::VARCHAR, 6, '0')`
    : column;
}
