import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import {
  type BrokenLine,
  brokenRejections,
  lineOf,
  OPEN_QUOTE,
  refuseBinary,
  takeBrokenLines,
} from './broken-lines';
import { checkGzip, countText, type TextTotals } from './gzip';
import { INACTIVE, type Input, KEPT, type Reading, statusOf } from './reading';
import { InputRefused } from './refusal';
import { EXAMPLES, type Fault, type FileReport, shorten } from './report';
import { rewrite } from './rewrite';
import { readTail, type TextFile, truncation } from './text-file';

/** With a greater share of its rows at fault, a file is not what it should be. */
const MAX_FAULTS = 0.1;
/** Unless it is so small that this many say little about it, and its other half is in order. */
const MIN_FAULTS = 10;
/** What DuckDB says of text in another encoding than told, or with line ends that differ. */
const NOT_READ = /encoded|unicode|utf-?8|state machine|line size|newline|CSV Error/i;
/** Reads one file into its table. Throws an InputRefused where the file cannot be trusted. */
export async function readFile(
  connection: DuckDBConnection,
  input: Input,
  workspace: string,
): Promise<FileReport> {
  const { file } = input;
  const reading = input.readingOf(file);
  if (!file.gzip) await refuseTruncated(file, await readTail(file));
  const first = await rowCount(connection, reading.table);
  const check = file.gzip ? checkGzip(file.path, file.name) : undefined;
  const [checked, read] = await Promise.allSettled([check, connection.run(reading.sql)]);
  // A broken gzip also confuses the reader: what the check says is the cause.
  if (checked.status === 'rejected') throw checked.reason;
  if (checked.value) await refuseTruncated(file, checked.value.tail, checked.value.lines);
  if (read.status === 'rejected') await readRewritten(connection, input, workspace, read.reason);

  const { broken, blank } = await takeBrokenLines(connection);
  refuseBinary(file, broken);
  const found = await reportOf(connection, file, reading, first, broken);
  const report = await withSwallowed(found, file, checked.value);
  refuseLoss(file, report.read + blank, checked.value);
  refuseUnlikely(file, reading, report);
  return report;
}

/** Reads a file of which DuckDB said that it is not such text as it reads. */
async function readRewritten(
  connection: DuckDBConnection,
  { file, readingOf }: Input,
  workspace: string,
  error: unknown,
): Promise<void> {
  if (!NOT_READ.test(String(error))) throw error;
  const path = join(workspace, 'rewritten.txt');
  try {
    await connection.run('DROP TABLE IF EXISTS reject_errors; DROP TABLE IF EXISTS reject_scans');
    await connection.run(readingOf(await rewrite(file, path)).sql);
  } catch (cause) {
    if (!NOT_READ.test(String(cause))) throw cause;
    throw new InputRefused({
      file: file.name,
      found: `o texto está corrompido (${String(cause).split('\n', 1)[0]})`,
      advice: 'Baixe o arquivo de novo.',
      cause,
    });
  } finally {
    await rm(path, { force: true });
  }
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
  const faultsOfRows = (areCounted: boolean): Fault[] =>
    checks.flatMap((check, index) => {
      const status = statusOf(check, index);
      const count = byStatus.get(status) ?? 0;
      const own = examples.getRowsJS().filter((row) => Number(row[0]) === status);
      const shown = own.map(([, row, text]) => ({
        file: name,
        line: lineOf(Number(row), broken),
        text: shorten(text as string),
      }));
      const isAsked = (check.counts ?? false) === areCounted && count > 0;
      return isAsked ? [{ reason: check.reason, count, examples: shown }] : [];
    });
  const rejections = [...faultsOfRows(false), ...brokenRejections(name, broken)];
  const doubts = faultsOfRows(true);
  const kept = (byStatus.get(KEPT) ?? 0) + totalOf(doubts);
  const inactive = byStatus.get(INACTIVE) ?? 0;
  const rejected = totalOf(rejections);
  const read = kept + inactive + rejected;
  return { file: name, read, kept, inactive, inactiveRows, rejected, rejections, doubts };
}

const totalOf = (faults: readonly Fault[]): number =>
  faults.reduce((total, { count }) => total + count, 0);

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
function refuseLoss(file: TextFile, read: number, totals: TextTotals | undefined): void {
  if (file.quoted || !totals || totals.lines - 1 <= read) return;
  throw new InputRefused({
    file: file.name,
    found: `foram lidas ${read} das ${totals.lines - 1} linhas de dados`,
    advice: 'O arquivo está corrompido; baixe de novo.',
  });
}

/** Refuses a file too many rows of which are at fault where it matters. */
function refuseUnlikely(
  file: TextFile,
  { what, checks }: Reading,
  { read, kept, rejected, rejections, doubts }: FileReport,
): void {
  const grave = doubts.filter(({ reason }) =>
    checks.some((c) => c.necessary && c.reason === reason),
  );
  const faults = [...rejections, ...grave].toSorted((a, b) => b.count - a.count);
  if (!isUnlikely(rejected, read) && !grave.some(({ count }) => isUnlikely(count, kept))) return;
  const example = faults[0]?.examples[0];
  throw new InputRefused({
    file: file.name,
    line: example?.line,
    found: `${totalOf(faults)} de ${read} linhas não puderam ser lidas; o motivo mais frequente é ${faults[0]?.reason}, como em “${example?.text}”`,
    advice: `Confira se é ${what}, sem alterações.`,
  });
}

const isUnlikely = (faults: number, rows: number): boolean =>
  faults > Math.max(rows * MAX_FAULTS, Math.min(rows / 2, MIN_FAULTS));
