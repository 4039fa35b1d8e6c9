import type { DuckDBConnection } from '@duckdb/node-api';
import { InputRefused } from './refusal';
import { type Fault, MAX_EXAMPLES, shorten } from './report';
import { END_OF_TEXT, type TextFile } from './text-file';

/** The reason that may cover more lines than DuckDB reports: see `countSwallowed`. */
export const OPEN_QUOTE = 'linha com aspas abertas';

const reasons: Readonly<Record<string, string>> = {
  'MISSING COLUMNS': 'linha com colunas de menos',
  'TOO MANY COLUMNS': 'linha com colunas demais',
  'UNQUOTED VALUE': OPEN_QUOTE,
  'LINE SIZE OVER MAXIMUM': 'linha longa demais',
  'INVALID ENCODING': 'linha com caracteres inválidos',
};

/** Control characters that a text may contain. */
const CONTROLS = `\t\n\v\f\r${END_OF_TEXT}`;

/** A line that could not be split into columns. */
export interface BrokenLine {
  line: number;
  reason: string;
  text: string;
}

/**
 * Takes the lines that DuckDB could not split into columns out of its tables of errors, so that
 * these are empty for the next file. Counts blank lines apart.
 */
export async function takeBrokenLines(
  connection: DuckDBConnection,
): Promise<{ broken: BrokenLine[]; blank: number }> {
  // DuckDB also reports an open quote as too many columns; max() picks UNQUOTED VALUE.
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

/** Refuses a file with control characters in a broken line, the trace of a damaged disk or transfer. */
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

/** Groups broken lines by reason. */
export function brokenRejections(file: string, broken: readonly BrokenLine[]): Fault[] {
  const found = new Set(broken.map(({ reason }) => reason));
  return [...found].map((reason) => {
    const matching = broken.filter((entry) => entry.reason === reason);
    const examples = matching
      .slice(0, MAX_EXAMPLES)
      .map(({ line, text }) => ({ file, line, text: shorten(text.trim()) }));
    return { reason, count: matching.length, examples };
  });
}

/** Line number of the n-th row, counting the header and the broken lines before it. */
export function lineOf(row: number, broken: readonly BrokenLine[]): number {
  let line = row + 2;
  for (const { line: other } of broken) {
    if (other > line) break;
    line++;
  }
  return line;
}
