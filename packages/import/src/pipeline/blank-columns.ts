import { ImportRefusal } from '../reading/refusal/import-refusal';
import { COUNTED_SQL } from '../reading/rows/staging-plan';
import type { RowsRead } from './importer';

/**
 * Minimum number of rows for rejecting an often-blank column; in smaller files it may be blank by
 * chance.
 */
const MIN_ROWS = 20;

/** Staged column → the field it is derived from. */
type Filled = Readonly<Record<string, string>>;

/** Columns that must have a known value in at least one row of a file. */
interface FilledColumns {
  /** Columns filled in every row of an official file. */
  always: Filled;
  /** Columns left blank in many rows. */
  often: Filled;
}

/** Throws an ImportRefusal if a column has no known value in any row of its file. */
export async function rejectBlank(
  { connection, files, reports }: RowsRead,
  { always, often }: FilledColumns,
): Promise<void> {
  const filled = { ...always, ...often };
  const counts = Object.keys(filled).map((column) => `count(${column})`);
  for (const [index, { file, kind, columns }] of files.entries()) {
    const report = reports[index];
    if (!report?.kept) continue;
    const { first, end } = report.rows;
    const reader = await connection.runAndReadAll(
      `SELECT ${counts.join(', ')} FROM ${kind.table} WHERE ${COUNTED_SQL} AND rowid >= ${first} AND rowid < ${end}`,
    );
    const known = (reader.getRowsJS()[0] ?? []).map(Number);
    const blank = Object.values(filled).find(
      (field, place) =>
        columns.has(field) &&
        known[place] === 0 &&
        (report.kept >= MIN_ROWS || Object.values(always).includes(field)),
    );
    if (!blank) continue;
    throw new ImportRefusal({
      file: file.name,
      found: `a coluna “${kind.fields[blank]?.[0]}” não traz valor em nenhuma linha`,
      advice: 'Confira o arquivo: a coluna está vazia, ou com os valores de outra.',
    });
  }
}
