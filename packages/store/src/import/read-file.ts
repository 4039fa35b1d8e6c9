import type { DuckDBConnection } from '@duckdb/node-api';
import { checkGzip, countText, findLine, type TextTotals } from './gzip';
import { INACTIVE, KEPT, type Reading } from './reading';
import { InputRefused } from './refusal';
import { EXAMPLES, type FileReport, type Rejection } from './report';
import { readTail, type TextFile, truncation } from './text-file';

/** With a greater share of its rows rejected, a file is not what it should be. */
const MOST_REJECTED = 0.1;
const EXAMPLE_LENGTH = 60;
const CARRIAGE_RETURN = 13;
const OPEN_QUOTE = 'linha com aspas abertas';

const brokenLines: Readonly<Record<string, string>> = {
  'MISSING COLUMNS': 'linha com colunas de menos',
  'TOO MANY COLUMNS': 'linha com colunas demais',
  'UNQUOTED VALUE': OPEN_QUOTE,
  'LINE SIZE OVER MAXIMUM': 'linha longa demais',
  'INVALID ENCODING': 'linha com caracteres inválidos',
};

interface BrokenLine {
  line: number;
  reason: string;
  text: string;
}

/** Reads one file into its table. Throws an InputRefused where the file cannot be trusted. */
export async function readFile(
  connection: DuckDBConnection,
  file: TextFile,
  reading: Reading,
): Promise<FileReport> {
  if (!file.gzip) await refuseTruncated(file, await readTail(file));
  const first = await rowCount(connection, reading.table);
  const check = file.gzip ? checkGzip(file.path, file.name) : undefined;
  const [checked, read] = await Promise.allSettled([check, connection.run(reading.sql)]);
  // A broken gzip also confuses the reader: what the check says is the cause.
  if (checked.status === 'rejected') throw checked.reason;
  if (read.status === 'rejected') throw await refusalOf(read.reason, file);
  if (checked.value) await refuseTruncated(file, checked.value.tail, checked.value.lines);

  const broken = await takeBrokenLines(connection);
  const found = await reportOf(connection, file, reading, first, broken);
  const report = await withSwallowed(found, file, checked.value);
  refuseLoss(file, report, checked.value);
  refuseUnlikely(file, reading, report);
  return report;
}

async function refuseTruncated(file: TextFile, tail: Buffer, lines?: number): Promise<void> {
  const found = truncation(file, tail);
  if (!found) return;
  throw new InputRefused({
    file: file.name,
    line: lines ?? (await countText(file.path)).lines,
    found,
    advice: 'O arquivo está incompleto; baixe ou copie de novo.',
  });
}

async function rowCount(connection: DuckDBConnection, table: string): Promise<number> {
  const result = await connection.runAndReadAll(`SELECT count(*)::DOUBLE FROM ${table}`);
  return Number(result.getRowsJS()[0]?.[0]);
}

/** What an error of the reader says about the file; an error that does not is a fault of ours. */
async function refusalOf(error: unknown, file: TextFile): Promise<unknown> {
  const message = String(error);
  if (/encoded|unicode|utf-?8/i.test(message)) {
    return new InputRefused({
      file: file.name,
      line: await findLine(file, (line) => line.some((byte) => byte >= 0x80 && byte < 0xa0)),
      found: 'há bytes que não são texto em latin-1',
      advice: 'Use o arquivo original, ou salve-o em latin-1 ou UTF-8.',
      cause: error,
    });
  }
  if (/state machine|line size|newline|CSV Error/i.test(message)) {
    const isFirstEnd = await findLine(file, (line) => line.at(-1) !== CARRIAGE_RETURN);
    const ends = isFirstEnd === 1 ? 'LF' : 'CRLF';
    return new InputRefused({
      file: file.name,
      line: await findLine(file, (line) => (line.at(-1) === CARRIAGE_RETURN) === (ends === 'LF')),
      found: `a linha não termina em ${ends} como a primeira, ou o texto está corrompido`,
      advice: 'O arquivo foi alterado ou está corrompido; baixe de novo.',
      cause: error,
    });
  }
  return error;
}

/** The lines that the reader could not split into columns; they are forgotten for the next file. */
async function takeBrokenLines(connection: DuckDBConnection): Promise<BrokenLine[]> {
  // An open quote is also told as too many columns; by name, it is the last of the reasons.
  const result = await connection.runAndReadAll(`
    SELECT line::DOUBLE, max(error_type::VARCHAR), any_value(csv_line)
    FROM reject_errors GROUP BY line ORDER BY line`);
  await connection.run('DROP TABLE reject_errors; DROP TABLE reject_scans');
  return result.getRowsJS().map(([line, type, text]) => ({
    line: Number(line),
    reason: brokenLines[type as string] ?? 'linha ilegível',
    text: (text as string | null) ?? '',
  }));
}

async function reportOf(
  connection: DuckDBConnection,
  { name }: TextFile,
  { table, checks, inactive: inactiveRows }: Reading,
  first: number,
  broken: readonly BrokenLine[],
): Promise<FileReport> {
  const counts = await connection.runAndReadAll(
    `SELECT status, count(*)::DOUBLE FROM ${table} WHERE rowid >= ${first} GROUP BY status ORDER BY status`,
  );
  const byStatus = new Map(
    counts.getRowsJS().map(([status, count]) => [Number(status), Number(count)]),
  );
  const examples = await connection.runAndReadAll(`
    SELECT status, (rowid - ${first})::DOUBLE, example FROM ${table}
    WHERE rowid >= ${first} AND status > ${INACTIVE}
    QUALIFY row_number() OVER (PARTITION BY status ORDER BY rowid) <= ${EXAMPLES} ORDER BY rowid`);
  const rejections: Rejection[] = checks.flatMap(({ reason }, index) => {
    const status = INACTIVE + 1 + index;
    const count = byStatus.get(status) ?? 0;
    const own = examples.getRowsJS().filter((row) => Number(row[0]) === status);
    const shown = own.map(([, row, text]) => ({
      file: name,
      line: lineOf(Number(row), broken),
      text: shorten(text as string),
    }));
    return count > 0 ? [{ reason, count, examples: shown }] : [];
  });
  const all = [...rejections, ...brokenRejections(name, broken)];
  const kept = byStatus.get(KEPT) ?? 0;
  const inactive = byStatus.get(INACTIVE) ?? 0;
  const rejected = all.reduce((total, { count }) => total + count, 0);
  return {
    file: name,
    read: kept + inactive + rejected,
    kept,
    inactive,
    inactiveRows,
    rejected,
    rejections: all,
  };
}

function brokenRejections(file: string, broken: readonly BrokenLine[]): Rejection[] {
  const reasons = [...new Set(broken.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const own = broken.filter((entry) => entry.reason === reason);
    const examples = own
      .slice(0, EXAMPLES)
      .map(({ line, text }) => ({ file, line, text: shorten(text.trim()) }));
    return { reason, count: own.length, examples };
  });
}

const shorten = (text: string): string =>
  text.length > EXAMPLE_LENGTH ? `${text.slice(0, EXAMPLE_LENGTH)}…` : text;

/** The line of the n-th row that was read: the header and the broken lines before it count too. */
function lineOf(row: number, broken: readonly BrokenLine[]): number {
  let line = row + 2;
  for (const { line: other } of broken) {
    if (other > line) break;
    line++;
  }
  return line;
}

/** An open quote takes the lines that follow with it: they count as rejected for it too. */
async function withSwallowed(
  report: FileReport,
  file: TextFile,
  totals: TextTotals | undefined,
): Promise<FileReport> {
  if (!report.rejections.some(({ reason }) => reason === OPEN_QUOTE)) return report;
  const { lines } = totals ?? (await countText(file.path));
  const swallowed = lines - 1 - report.read;
  return {
    ...report,
    read: report.read + swallowed,
    rejected: report.rejected + swallowed,
    rejections: report.rejections.map((rejection) =>
      rejection.reason === OPEN_QUOTE
        ? { ...rejection, count: rejection.count + swallowed }
        : rejection,
    ),
  };
}

/** Refuses a text of which lines are missing. Without quotes, rows are lines. */
function refuseLoss(file: TextFile, { read }: FileReport, totals: TextTotals | undefined): void {
  if (file.quoted || !totals || totals.lines - 1 === read) return;
  throw new InputRefused({
    file: file.name,
    found: `foram lidas ${read} das ${totals.lines - 1} linhas de dados`,
    advice: 'O arquivo está corrompido; baixe de novo.',
  });
}

/** Refuses a file too many rows of which were rejected. */
function refuseUnlikely(
  file: TextFile,
  { what }: Reading,
  { read, rejected, rejections }: FileReport,
): void {
  if (rejected <= read * MOST_REJECTED) return;
  const worst = rejections.toSorted((a, b) => b.count - a.count)[0];
  const example = worst?.examples[0];
  throw new InputRefused({
    file: file.name,
    line: example?.line,
    found: `${rejected} de ${read} linhas não puderam ser lidas; o motivo mais frequente é ${worst?.reason}, como em “${example?.text}”`,
    advice: `Confira se é ${what}, sem alterações.`,
  });
}
