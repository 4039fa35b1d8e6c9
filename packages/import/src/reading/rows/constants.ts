import type { DuckDBConnection } from '@duckdb/node-api';
import { labelOf } from '../kind/columns';
import type { MatchedFile } from '../kind/kind';
import { ImportRefusal } from '../refusal/import-refusal';
import type { Staged } from './staged';
import { COUNTED_SQL } from './staging-plan';

const MANY_ROWS = 200;

/** Throws an ImportRefusal if a column that varies in official files has the same value in all rows. */
export async function rejectConstants(
  connection: DuckDBConnection,
  matched: MatchedFile,
  { firstRow }: Pick<Staged, 'firstRow'>,
): Promise<void> {
  const { file, kind, columns } = matched;
  const { manyRows = MANY_ROWS } = kind;
  const varied = Object.entries(kind.varied ?? {}).filter(([field]) => columns.has(field));
  if (varied.length === 0) return;
  const sames = varied.map(([, column]) => `min(${column}) = max(${column})`);
  const reader = await connection.runAndReadAll(`
    SELECT count(*)::DOUBLE, ${sames.join(', ')} FROM ${kind.table}
    WHERE ${COUNTED_SQL} AND rowid >= ${firstRow}`);
  const [rows, ...constant] = reader.getRowsJS()[0] ?? [];
  const [field] = varied[constant.indexOf(true)] ?? [];
  if (Number(rows) < manyRows || field === undefined) return;
  throw new ImportRefusal({
    file: file.name,
    found: `a coluna “${labelOf(matched, field)}” traz o mesmo valor em todas as linhas`,
    advice: 'Confira o arquivo: a coluna foi preenchida ou zerada depois de publicada.',
  });
}
