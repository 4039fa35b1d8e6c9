import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';

/** Changes a row, given its cells and index; undefined drops it. */
export type Damage = (cells: string[], index: number) => readonly string[] | undefined;

/** Lines of the files that were read, by path. */
const linesRead = new Map<string, Promise<readonly string[]>>();

async function linesOf(path: string, encoding: BufferEncoding): Promise<readonly string[]> {
  const bytes = await readFile(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString(encoding);
  return text.trimEnd().split(/\r?\n/);
}

/**
 * Returns a copy of a file with each row changed, for tests. Cells must not contain the delimiter.
 */
export async function damaged(
  path: string,
  { delimiter = ',', encoding = 'utf8' }: { delimiter?: string; encoding?: BufferEncoding },
  damage: Damage,
): Promise<string> {
  const lines = linesRead.get(path) ?? linesOf(path, encoding);
  linesRead.set(path, lines);
  const [header = '', ...rows] = await lines;
  const changed = rows.flatMap((row, index) => {
    const cells = damage(row.split(delimiter), index);
    return cells ? [cells.join(delimiter)] : [];
  });
  return `${[header, ...changed].join('\n')}\n`;
}

/** Replaces one cell of every row, or of one row in `every`. */
export const cell =
  (
    column: number,
    change: (value: string, cells: readonly string[]) => string,
    every = 1,
  ): Damage =>
  (cells, index) =>
    index % every === 0
      ? cells.map((value, place) => (place === column ? change(value, cells) : value))
      : cells;

/**
 * Moves the cells of a column, from the end if negative, a number of rows down, among the rows that
 * are chosen. The first rows keep theirs.
 */
export function moved(
  column: number,
  by = 1,
  isChosen: (cells: readonly string[]) => boolean = () => true,
): Damage {
  const earlier: string[] = [];
  return (cells) => {
    if (!isChosen(cells)) return cells;
    earlier.push(cells.at(column) ?? '');
    return earlier.length > by ? cells.with(column, earlier.shift() ?? '') : cells;
  };
}

/** Formats a number as a spreadsheet shows a long one. */
export const scientific = (value: string): string =>
  Number(value).toExponential(2).replace('e+', 'E+0').toUpperCase();

/** Moves the last digit to the front. */
export const rotated = (value: string): string => value.slice(-1) + value.slice(0, -1);
