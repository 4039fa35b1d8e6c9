import { MAX_LINE_BYTES } from './scan';

/** Maximum lines per record; records of the technical course catalogue have about 100. */
const MAX_RECORD_LINES = 500;

/** Number of cells per row, and their delimiter. */
export interface Shape {
  columns: number;
  delimiter: string;
}

/**
 * A record read line by line; each line is split only once.
 *
 * Lines between two unrelated stray quotes also look like a record. A record that spans lines is
 * therefore limited in lines and bytes, and none of its lines after the first may be a complete row
 * by itself, unless it closes the quote that the first line opens, and that line is no row either.
 */
export class QuotedRecord {
  readonly lines: string[] = [];
  private cells: string[] = [];
  private length = 0;

  constructor(private readonly shape: Shape) {}

  /**
   * Adds a line. Returns the cells once no quoted cell is open, `open` before that, and `misplaced`
   * if the quotes do not enclose cells.
   */
  add(line: string): string[] | 'open' | 'misplaced' {
    const isFirst = this.lines.length === 0;
    this.lines.push(line);
    this.length += line.length + 1;
    if (!isFirst && (this.isTooLong || this.isRow(line))) return 'misplaced';
    // A continuation line starts inside the quoted cell.
    const split = splitLine(isFirst ? line : `"${line}`, this.shape.delimiter);
    if (!split) return 'misplaced';
    const [text, ...rest] = split.cells;
    this.cells = isFirst
      ? split.cells
      : [...this.cells.slice(0, -1), `${this.cells.at(-1)}\n${text}`, ...rest];
    return split.isOpen ? 'open' : this.cells;
  }

  private get isTooLong(): boolean {
    return this.lines.length > MAX_RECORD_LINES || this.length > MAX_LINE_BYTES;
  }

  private isRow(line: string): boolean {
    const { delimiter, columns } = this.shape;
    // The last line of a first cell has the delimiters of a row, and its closing quote.
    const isFirstShort = (this.lines[0]?.split(delimiter).length ?? 0) < columns;
    if (isFirstShort && line.split('"').length % 2 === 0) return false;
    const split = splitLine(line, delimiter);
    return split !== undefined && !split.isOpen && split.cells.length === columns;
  }
}

/**
 * Splits a line into unquoted cells according to RFC 4180, but allows spaces around the quotes.
 * `isOpen` means that the last cell continues on the next line. Returns undefined if text follows a
 * closing quote.
 */
function splitLine(
  line: string,
  delimiter: string,
): { cells: string[]; isOpen: boolean } | undefined {
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    const start = skipSpaces(line, at);
    if (line[start] === '"') {
      const close = closingQuote(line, start + 1);
      cells.push(line.slice(start + 1, close < 0 ? undefined : close).replaceAll('""', '"'));
      if (close < 0) return { cells, isOpen: true };
      at = skipSpaces(line, close + 1);
      if (at < line.length && line[at] !== delimiter) return undefined;
    } else {
      const end = line.indexOf(delimiter, at);
      cells.push(line.slice(at, end < 0 ? undefined : end));
      at = end < 0 ? line.length : end;
    }
    if (at === line.length) return { cells, isOpen: false };
    at++;
  }
}

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at++;
  return at;
}

/** Returns the index of the quote that closes a cell; doubled quotes are part of the cell. */
function closingQuote(text: string, from: number): number {
  let close = text.indexOf('"', from);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  return close;
}

/**
 * Counts the lines of the record that starts at `first` and spans lines inside quotes. Returns 0 if
 * there is no such record or it has the wrong number of cells.
 */
export function linesOfRecord(lines: readonly string[], first: number, shape: Shape): number {
  if (!lines[first]?.includes('"')) return 0;
  const { cells, length } = recordAt(lines, first, shape);
  return length > 1 && cells?.length === shape.columns ? length : 0;
}

/**
 * Returns the cells of the record that starts at `first`, and the number of its lines. Without cells,
 * and one line long, if its quotes are misplaced or not closed.
 */
export function recordAt(
  lines: readonly string[],
  first: number,
  shape: Shape,
): { cells?: string[]; length: number } {
  const record = new QuotedRecord(shape);
  for (let next = first; next < lines.length; next++) {
    const cells = record.add(lines[next] ?? '');
    if (cells === 'open') continue;
    return cells === 'misplaced' ? { length: 1 } : { cells, length: record.lines.length };
  }
  return { length: 1 };
}
