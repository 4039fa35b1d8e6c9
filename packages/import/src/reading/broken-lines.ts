import type { DuckDBConnection } from '@duckdb/node-api';
import { InputRefused } from './refusal';
import { EXAMPLES, type Fault, shorten } from './report';
import { END_OF_TEXT, type TextFile } from './text-file';

/** Of the reasons below, the one that more lines than it is told of may be lost to. */
export const OPEN_QUOTE = 'linha com aspas abertas';

const reasons: Readonly<Record<string, string>> = {
  'MISSING COLUMNS': 'linha com colunas de menos',
  'TOO MANY COLUMNS': 'linha com colunas demais',
  'UNQUOTED VALUE': OPEN_QUOTE,
  'LINE SIZE OVER MAXIMUM': 'linha longa demais',
  'INVALID ENCODING': 'linha com caracteres inválidos',
};

/** Characters below a space that a text may have. */
const CONTROLS = `\t\n\v\f\r${END_OF_TEXT}`;

/** A line that could not be split into columns. */
export interface BrokenLine {
  line: number;
  reason: string;
  text: string;
}

/**
 * The lines that the reader could not split into columns, and how many it tells that are only
 * blank; they are forgotten for the next file.
 */
export async function takeBrokenLines(
  connection: DuckDBConnection,
): Promise<{ broken: BrokenLine[]; blank: number }> {
  // An open quote is also told as too many columns; by name, it is the last of the reasons.
  const result = await connection.runAndReadAll(`
    SELECT line::DOUBLE, max(error_type::VARCHAR), any_value(csv_line)
    FROM reject_errors GROUP BY line ORDER BY line`);
  await connection.run('DROP TABLE reject_errors; DROP TABLE reject_scans');
  const lines = result.getRowsJS().map(([line, type, text]) => ({
    line: Number(line),
    reason: reasons[type as string] ?? 'linha ilegível',
    text: (text as string | null) ?? '',
  }));
  const broken = lines.filter(({ text }) => !isBlank(text));
  return { broken, blank: lines.length - broken.length };
}

const isBlank = (text: string): boolean => text.replaceAll(END_OF_TEXT, '').trim() === '';

/** A disk's or a transfer's fault leaves bytes in a line that no text has. */
export function refuseBinary({ name }: TextFile, broken: readonly BrokenLine[]): void {
  const first = broken.find(({ text }) => isBinary(text));
  if (!first) return;
  throw new InputRefused({
    file: name,
    line: first.line,
    found: 'há bytes que não são texto',
    advice: 'O arquivo está corrompido; baixe de novo.',
  });
}

const isBinary = (text: string): boolean =>
  text.split('').some((character) => character < ' ' && !CONTROLS.includes(character));

/** Broken lines by reason. */
export function brokenRejections(file: string, broken: readonly BrokenLine[]): Fault[] {
  const found = new Set(broken.map(({ reason }) => reason));
  return [...found].map((reason) => {
    const own = broken.filter((entry) => entry.reason === reason);
    const examples = own
      .slice(0, EXAMPLES)
      .map(({ line, text }) => ({ file, line, text: shorten(text.trim()) }));
    return { reason, count: own.length, examples };
  });
}

/** The line of the n-th row that was read: the header and the broken lines before it count too. */
export function lineOf(row: number, broken: readonly BrokenLine[]): number {
  let line = row + 2;
  for (const { line: other } of broken) {
    if (other > line) break;
    line++;
  }
  return line;
}
