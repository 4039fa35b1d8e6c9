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
import type { Check } from './checks';
import { checkGzip, countText, type TextTotals } from './gzip';
import { INACTIVE, judge, KEPT, statusOf } from './judge';
import type { MatchedFile } from './kind';
import { InputRefused } from './refusal';
import { type Fault, type FileReport, MAX_EXAMPLES, shorten } from './report';
import { rewrite } from './rewrite';
import { readTail, type TextFile, truncation } from './text-file';

/** Refuses a file with a greater share of rows at fault. */
const MAX_FAULT_SHARE = 0.1;
/** Tolerates this many faults in a small file, if half of its rows are in order. */
const TOLERATED_FAULTS = 10;
/** Errors of DuckDB for text in another encoding than declared, or with mixed line ends. */
const UNREADABLE = /encoded|unicode|utf-?8|state machine|line size|newline|CSV Error/i;

/** The edition that a file is read for. */
interface Target {
  year: number;
  workspace: string;
}

/** Reads one file into the table of its kind. Throws an InputRefused if it cannot be trusted. */
export async function readFile(
  connection: DuckDBConnection,
  matched: MatchedFile,
  target: Target,
): Promise<FileReport> {
  const { file, kind } = matched;
  const { checks, sql } = judge(matched, target.year);
  if (!file.gzip) await refuseTruncated(file, await readTail(file));
  const firstRow = await rowCount(connection, kind.table);
  const totals = file.gzip ? checkGzip(file.path, file.name) : undefined;
  const [checked, read] = await Promise.allSettled([totals, connection.run(sql)]);
  // A broken gzip also confuses DuckDB: the check names the cause.
  if (checked.status === 'rejected') throw checked.reason;
  if (checked.value) await refuseTruncated(file, checked.value.tail, checked.value.lines);
  if (read.status === 'rejected') await readRewritten(connection, matched, target, read.reason);

  const { broken, blank } = await takeBrokenLines(connection);
  refuseBinary(file, broken);
  const staged = await reportOf(connection, matched, { checks, firstRow, broken });
  const report = await countSwallowed(staged, file, checked.value);
  refuseLoss(file, report.read + blank, checked.value);
  refuseUnlikely(matched, checks, report);
  return report;
}

/** Reads a file again, rewritten, after an error that the form of its text may explain. */
async function readRewritten(
  connection: DuckDBConnection,
  matched: MatchedFile,
  { year, workspace }: Target,
  error: unknown,
): Promise<void> {
  if (!UNREADABLE.test(String(error))) throw error;
  const path = join(workspace, 'rewritten.txt');
  try {
    await connection.run('DROP TABLE IF EXISTS reject_errors; DROP TABLE IF EXISTS reject_scans');
    const file = await rewrite(matched.file, path);
    await connection.run(judge({ ...matched, file }, year).sql);
  } catch (cause) {
    if (!UNREADABLE.test(String(cause))) throw cause;
    throw new InputRefused({
      file: matched.file.name,
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

/** Reports on the rows of a file, staged from `firstRow` on. */
async function reportOf(
  connection: DuckDBConnection,
  { file: { name }, kind: { table } }: MatchedFile,
  {
    checks,
    firstRow,
    broken,
  }: { checks: readonly Check[]; firstRow: number; broken: readonly BrokenLine[] },
): Promise<FileReport> {
  const counts = await connection.runAndReadAll(
    `SELECT status, count(*)::DOUBLE FROM ${table} WHERE rowid >= ${firstRow} GROUP BY status ORDER BY status`,
  );
  const byStatus = new Map(
    counts.getRowsJS().map(([status, count]) => [Number(status), Number(count)]),
  );
  const examples = await connection.runAndReadAll(`
    SELECT status, (rowid - ${firstRow})::DOUBLE, example FROM ${table}
    WHERE rowid >= ${firstRow} AND status > ${INACTIVE}
    QUALIFY row_number() OVER (PARTITION BY status ORDER BY rowid) <= ${MAX_EXAMPLES} ORDER BY rowid`);
  const examplesOf = (status: number) =>
    examples
      .getRowsJS()
      .filter((row) => Number(row[0]) === status)
      .map(([, row, text]) => ({
        file: name,
        line: lineOf(Number(row), broken),
        text: shorten(text as string),
      }));
  const faults = (wanted: 'rejected' | 'doubtful'): Fault[] =>
    checks.flatMap((check, index) => {
      const { reason, outcome = 'rejected' } = check;
      const status = statusOf(check, index);
      const count = byStatus.get(status) ?? 0;
      return outcome === wanted && count > 0
        ? [{ reason, count, examples: examplesOf(status) }]
        : [];
    });
  const rejections = [...faults('rejected'), ...brokenRejections(name, broken)];
  const doubts = faults('doubtful');
  const kept = (byStatus.get(KEPT) ?? 0) + totalOf(doubts);
  const inactive = byStatus.get(INACTIVE) ?? 0;
  const inactiveRows = checks.find(({ outcome }) => outcome === 'inactive')?.reason ?? '';
  const rejected = totalOf(rejections);
  const read = kept + inactive + rejected;
  return { file: name, read, kept, inactive, inactiveRows, rejected, rejections, doubts };
}

const totalOf = (faults: readonly Fault[]): number =>
  faults.reduce((total, { count }) => total + count, 0);

/** Counts the lines that an open quote swallowed as rejected for the same reason. */
async function countSwallowed(
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

/** Refuses a text of which DuckDB read fewer rows than there are lines. Without quotes, rows are lines. */
function refuseLoss(file: TextFile, read: number, totals: TextTotals | undefined): void {
  if (file.quoted || !totals || totals.lines - 1 <= read) return;
  throw new InputRefused({
    file: file.name,
    found: `foram lidas ${read} das ${totals.lines - 1} linhas de dados`,
    advice: 'O arquivo está corrompido; baixe de novo.',
  });
}

/** Refuses a file if too many rows are rejected or have a critical doubt. */
function refuseUnlikely(
  { file, kind }: MatchedFile,
  checks: readonly Check[],
  { read, kept, rejected, rejections, doubts }: FileReport,
): void {
  const critical = doubts.filter(({ reason }) =>
    checks.some((check) => check.isCritical && check.reason === reason),
  );
  const faults = [...rejections, ...critical].toSorted((a, b) => b.count - a.count);
  if (!isUnlikely(rejected, read) && !critical.some(({ count }) => isUnlikely(count, kept))) return;
  const example = faults[0]?.examples[0];
  throw new InputRefused({
    file: file.name,
    line: example?.line,
    found: `${totalOf(faults)} de ${read} linhas não puderam ser lidas; o motivo mais frequente é ${faults[0]?.reason}, como em “${example?.text}”`,
    advice: `Confira se é ${kind.title}, sem alterações.`,
  });
}

const isUnlikely = (faults: number, rows: number): boolean =>
  faults > Math.max(rows * MAX_FAULT_SHARE, Math.min(rows / 2, TOLERATED_FAULTS));
