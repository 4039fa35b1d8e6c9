import { COUNTS } from '../reading/judge';
import { InputRefused } from '../reading/refusal';
import type { RowsRead } from './importer';

/** A file of fewer rows may by chance know no value of a column that many rows leave blank. */
const MIN_ROWS = 20;

/** Staged column → the field that it comes from. */
type Filled = Readonly<Record<string, string>>;

/** The columns that a file must not leave blank in all rows. */
interface FilledColumns {
  /** Those that all rows of an official file fill. */
  always: Filled;
  /** Those that many rows leave blank. */
  often: Filled;
}

/** Throws an InputRefused for a column that has no known value in any row of its file. */
export async function refuseBlank(
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
      `SELECT ${counts.join(', ')} FROM ${kind.table} WHERE ${COUNTS} AND rowid >= ${first} AND rowid < ${end}`,
    );
    const known = (reader.getRowsJS()[0] ?? []).map(Number);
    const blank = Object.values(filled).find(
      (field, place) =>
        columns.has(field) &&
        known[place] === 0 &&
        (report.kept >= MIN_ROWS || Object.values(always).includes(field)),
    );
    if (!blank) continue;
    throw new InputRefused({
      file: file.name,
      found: `a coluna “${kind.fields[blank]?.[0]}” não traz valor em nenhuma linha`,
      advice: 'Confira o arquivo: a coluna está vazia, ou com os valores de outra.',
    });
  }
}
