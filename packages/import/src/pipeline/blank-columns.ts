import { COUNTS } from '../reading/judge';
import { InputRefused } from '../reading/refusal';
import type { RowsRead } from './importer';

/**
 * Throws an InputRefused for a column that has no known value in any row of its file, by the names
 * of the staged columns and of the fields that they come from.
 */
export async function refuseBlank(
  { connection, files, reports }: RowsRead,
  filled: Readonly<Record<string, string>>,
): Promise<void> {
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
      (field, place) => columns.has(field) && known[place] === 0,
    );
    if (!blank) continue;
    throw new InputRefused({
      file: file.name,
      found: `a coluna “${kind.fields[blank]?.[0]}” não traz valor em nenhuma linha`,
      advice: 'Confira o arquivo: a coluna está vazia, ou com os valores de outra.',
    });
  }
}
