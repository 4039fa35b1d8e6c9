import { InputRefused } from './refusal';
import type { TextFile } from './text-file';

/** Field → index of its column in the file. */
export type Columns<Field extends string> = ReadonlyMap<Field, number>;

const columnName = (index: number): string => `c${index}`;

/** SQL of the rows of a file, each field under its own name; NULL for those that it does not have. */
export function cellsSql<Field extends string>(
  file: TextFile,
  columns: Columns<Field>,
  fields: readonly Field[],
): string {
  const cells = fields.map((field) => {
    const index = columns.get(field);
    return `${index === undefined ? 'NULL::VARCHAR' : columnName(index)} AS ${field}`;
  });
  return `SELECT ${cells.join(', ')} FROM ${csvSql(file)}`;
}

/** A header with case, accents, quotes and spaces folded away. */
export const foldHeader = (header: string): string =>
  header
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z0-9_]/g, '');

function csvSql({ path, columns, delimiter, quoted, encoding, gzip }: TextFile): string {
  const types = columns.map((_, index) => `${columnName(index)}: 'VARCHAR'`).join(', ');
  const quote = quoted ? '"' : '';
  return `read_csv('${path.replaceAll("'", "''")}', auto_detect = false, header = false, skip = 1,
    columns = {${types}}, delim = '${delimiter}', quote = '${quote}', escape = '${quote}',
    encoding = '${encoding}', compression = '${gzip ? 'gzip' : 'none'}', store_rejects = true)`;
}

/** Refuses a file that has none of these columns. */
export function refuseWithout(
  { name, columns }: TextFile,
  labels: readonly string[],
  advice: string,
): never {
  const wanted = labels.map((label) => `“${label}”`).join(' ou ');
  throw new InputRefused({
    file: name,
    line: 1,
    found: `falta a coluna ${wanted}; há ${columns.length} colunas: ${columns.slice(0, 12).join(', ')}${columns.length > 12 ? '…' : ''}`,
    advice,
  });
}
