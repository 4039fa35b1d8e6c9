import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Cell } from './csv-cells';

/** A row of a table: parsed cells by column name. */
export type CsvRow<Columns> = {
  readonly [Name in keyof Columns]: Columns[Name] extends Cell<unknown>
    ? Exclude<ReturnType<Columns[Name]>, undefined>
    : never;
};

/**
 * Reads a table kept beside the code, in the format of Portuguese-language spreadsheets: UTF-8, `;`
 * between cells, decimal comma, and the names of `columns` in the first line. Cells may be quoted
 * but not span lines. Throws an error that names the file and line if a cell is not as its column
 * requires.
 */
export function readCsv<Columns extends Readonly<Record<string, Cell<unknown>>>>(
  file: URL,
  columns: Columns,
): CsvRow<Columns>[] {
  const [header, ...rows] = readLines(file);
  const names = Object.keys(columns);
  const expected = names.join(';');
  if (header !== expected) throw fault(file, 1, `expected the columns ${expected}`);
  return rows.map((line, index) => {
    const row = parse(line, columns);
    if (typeof row === 'string') throw fault(file, index + 2, row);
    return row;
  });
}

/** Reads the lines of a text file. */
export const readLines = (file: URL): string[] =>
  readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r?\n$/, '')
    .split(/\r?\n/);

const fault = (file: URL, line: number, problem: string): Error =>
  new Error(`${fileURLToPath(file)}:${line}: ${problem}`);

/** Parses a line. Returns a description of the fault if it is damaged. */
function parse<Columns extends Readonly<Record<string, Cell<unknown>>>>(
  line: string,
  columns: Columns,
): CsvRow<Columns> | string {
  const cells = split(line);
  const names = Object.keys(columns);
  if (cells?.length !== names.length) {
    return cells ? `${cells.length} cells instead of ${names.length}` : 'misplaced quotes';
  }
  const row: Record<string, unknown> = {};
  for (const [index, name] of names.entries()) {
    const text = cells[index] ?? '';
    row[name] = columns[name]?.(text);
    if (row[name] === undefined) return `"${text}" is not valid in the column ${name}`;
  }
  return row as CsvRow<Columns>;
}

/** Splits a line into unquoted cells according to RFC 4180; undefined if quotes are misplaced. */
function split(line: string): string[] | undefined {
  const pattern = /(?:"((?:[^"]|"")*)"|([^;"]*))(;|$)/y;
  const cells: string[] = [];
  for (;;) {
    const match = pattern.exec(line);
    if (!match) return undefined;
    const [, quoted, plain = '', end] = match;
    cells.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '') return cells;
  }
}
