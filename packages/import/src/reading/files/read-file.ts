import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { withUnit } from '@observatorio/language';
import { interruptQuery } from '@observatorio/store';
import type { RowCheck } from '../cells/checks';
import type { MatchedFile } from '../kind/kind';
import { assertFreeSpace, type FreeSpace } from '../refusal/free-space';
import { ImportRefusal } from '../refusal/import-refusal';
import { rejectContradictions } from '../rows/contradictions';
import { rejectBlankShare, rejectUnlikely } from '../rows/fault-share';
import { rejectGarbled } from '../rows/garbled';
import { odditiesOf, rejectOddities } from '../rows/oddities';
import { type FileReport, LINES } from '../rows/report';
import { reportOf } from '../rows/report-rows';
import { rewrite } from '../rows/rewrite';
import type { Staged } from '../rows/staged';
import { isFlag, stagingPlan, statusOf } from '../rows/staging-plan';
import { scanText, type TextTotals } from '../text/scan';
import { cutLine, readTail, type Truncation, truncation, unendedCell } from '../text/text-file';
import { type Foot, footClause, footOf } from './foot';

/**
 * DuckDB errors for broken lines, mixed line endings, an encoding other than the declared one, and
 * paths with both a backslash and a wildcard, which cannot be escaped.
 */
const UNREADABLE =
  /encoded|unicode|utf-?8|state machine|line size|newline|CSV Error|No files found/i;
/** Bytes of the rewritten copy per byte of the original, since UTF-8 takes more than latin-1. */
const REWRITTEN_PER_BYTE = 1.1;
const ROWS_READ = { one: 'foi lida', many: 'foram lidas' };

/** Year of the edition, and the resources for reading its files. */
export interface ReadTarget {
  year: number;
  /** Whether columns may lack any share of their values, and rows be odd together. */
  isPartial: boolean;
  /** Directory for temporary files. */
  workspace: string;
  freeSpace: FreeSpace;
}

/**
 * Reads one file into the table of its kind, after the `earlier` ones there. Throws an ImportRefusal if
 * it cannot be trusted.
 *
 * Lines are counted independently while DuckDB reads: each non-empty line must yield one row. If
 * DuckDB fails or reads a different number of rows, the file is rewritten without its broken lines,
 * and DuckDB must then read as many rows as were written. Broken lines are counted. Only a record
 * that spans lines inside quotes yields one row for several lines.
 */
export async function readFile(
  connection: DuckDBConnection,
  matched: MatchedFile,
  target: ReadTarget,
  earlier: readonly FileReport[],
): Promise<FileReport> {
  const { file, kind } = matched;
  if (!file.gzip) await assertComplete(matched, await readTail(file));
  const firstRow = await rowCount(connection, kind.table);
  const { totals, foot, isComplete } = await readDirectly(connection, matched, target.year);
  await assertComplete(matched, totals.tail, totals);
  const { broken, skipped } = isComplete
    ? { broken: [], skipped: totals.skipped }
    : await readRewritten(connection, matched, target, { ...totals, foot });
  const { checks } = stagingPlan(matched, target.year);
  const staged = { firstRow, broken, skipped };
  const unended = foot.lines > 0 ? undefined : unendedCell(file, totals.tail);
  if (unended !== undefined) await assertLastCell(connection, matched, { staged, checks, unended });
  const report = await reportOf(connection, matched, checks, staged);
  // Names that have lost their accents also contradict their codes.
  await rejectGarbled(connection, matched, { firstRow, skipped });
  rejectUnlikely(report, kind);
  if (!target.isPartial) rejectBlankShare(report);
  await rejectContradictions(connection, matched, [...earlier, report]);
  const { oddities, noted } = await odditiesOf(connection, matched, report);
  if (!target.isPartial) rejectOddities(file.name, oddities);
  return {
    ...report,
    oddities: [...oddities, ...noted],
    foot: footClause(foot),
    ...(unended && { unended }),
  };
}

async function rowCount(connection: DuckDBConnection, table: string): Promise<number> {
  const result = await connection.runAndReadAll(`SELECT count(*)::DOUBLE FROM ${table}`);
  return Number(result.getRowsJS()[0]?.[0]);
}

/** Reads a file as is; rolls back unless there is exactly one row per line. */
async function readDirectly(
  connection: DuckDBConnection,
  matched: MatchedFile,
  year: number,
): Promise<{ totals: TextTotals; foot: Foot; isComplete: boolean }> {
  const { file } = matched;
  // Invalid UTF-8 can cause an internal error in DuckDB, which closes the database.
  const mustScan = file.encoding === 'utf-8' || file.headerLine > 1;
  const checked = mustScan ? await scanText(file) : undefined;
  if (checked && (!checked.isUtf8 || file.headerLine > 1)) {
    return { totals: checked, foot: footOf(matched, checked.tail), isComplete: false };
  }
  await connection.run('BEGIN');
  const scan = checked ? Promise.resolve(checked) : scanText(file);
  const insert = connection.run(stagingPlan(matched, year).sql);
  scan.catch(() => interruptQuery(connection, insert));
  const [scanned, inserted] = await Promise.allSettled([scan, insert]);
  // Damaged text also makes DuckDB fail, but the scan reports the cause.
  if (scanned.status === 'rejected') throw scanned.reason;
  const totals = scanned.value;
  if (inserted.status === 'rejected') throwUnlessUnreadable(inserted.reason, file.name);
  const foot = footOf(matched, totals.tail);
  const isComplete =
    foot.lines === 0 &&
    inserted.status === 'fulfilled' &&
    inserted.value.rowsChanged === totals.lines - 1;
  await connection.run(isComplete ? 'COMMIT' : 'ROLLBACK');
  return { totals, foot, isComplete };
}

function throwUnlessUnreadable(error: unknown, file: string): void {
  if (String(error).includes('INTERNAL Error')) throw corrupt(file, error);
  if (!UNREADABLE.test(String(error))) throw error;
}

/** Reads a rewritten copy of a file. Throws an ImportRefusal unless every written row is read. */
async function readRewritten(
  connection: DuckDBConnection,
  matched: MatchedFile,
  { year, workspace, freeSpace }: ReadTarget,
  { lines, lastLine, bytes, foot }: TextTotals & { foot: Foot },
): Promise<Pick<Staged, 'broken' | 'skipped'>> {
  const { name } = matched.file;
  await assertFreeSpace(workspace, bytes * REWRITTEN_PER_BYTE, freeSpace);
  const path = join(workspace, 'rewritten.txt');
  try {
    const rewritten = await rewrite(matched, path, { lines, lastRow: lastLine - foot.lines });
    const { sql } = stagingPlan({ ...matched, file: rewritten.file }, year);
    const { rowsChanged } = await connection.run(sql);
    if (rewritten.lines !== lines) throw rowsLost(name, rewritten.lines - 1, lines - 1);
    if (rowsChanged !== rewritten.rows) throw rowsLost(name, rowsChanged, rewritten.rows);
    return rewritten;
  } catch (cause) {
    if (cause instanceof ImportRefusal) throw cause;
    throwUnlessUnreadable(cause, name);
    throw corrupt(name, cause);
  } finally {
    await rm(path, { force: true });
  }
}

async function assertComplete(
  matched: MatchedFile,
  tail: Buffer,
  totals?: TextTotals,
): Promise<void> {
  const { file } = matched;
  const { lines, bytes } = footOf(matched, tail);
  const found = truncation(file, tail.subarray(0, tail.length - bytes));
  if (!found) return;
  const { lastLine } = totals ?? (await scanText(file));
  throw cut(file.name, lastLine - lines, found);
}

/**
 * Throws an ImportRefusal if the last row has an invalid value in the last column, where the file ends
 * without a newline.
 */
async function assertLastCell(
  connection: DuckDBConnection,
  { file, kind, columns }: MatchedFile,
  {
    staged: { firstRow, skipped },
    checks,
    unended,
  }: { staged: Staged; checks: readonly RowCheck[]; unended: string },
): Promise<void> {
  const reader = await connection.runAndReadAll(
    `SELECT (rowid - ${firstRow})::DOUBLE, status FROM ${kind.table}
    WHERE rowid >= ${firstRow} ORDER BY rowid DESC LIMIT 1`,
  );
  const [row, status] = (reader.getRowsJS()[0] ?? []).map(Number);
  const fault = checks.find(
    (check, index) =>
      !isFlag(check.outcome) && check.outcome !== 'inactive' && statusOf(check, index) === status,
  );
  if (row === undefined || !fault || columns.get(fault.field) !== file.columns.length - 1) return;
  const how = `: termina em “${unended.slice(-80)}”, sem quebra de linha, e ${fault.reason}`;
  throw cut(file.name, skipped.lineOf(row), cutLine(how));
}

const cut = (file: string, line: number, found: Truncation): ImportRefusal =>
  new ImportRefusal({ file, line, ...found });

const rowsLost = (file: string, read: number, lines: number): ImportRefusal =>
  new ImportRefusal({
    file,
    found: `o arquivo tem ${withUnit(lines, LINES)} de dados, mas só ${withUnit(read, ROWS_READ)}`,
    advice: 'O arquivo está corrompido, ou mudou durante a leitura; baixe de novo.',
  });

const corrupt = (file: string, cause: unknown): ImportRefusal =>
  new ImportRefusal({
    file,
    found: `o texto está corrompido (${String(cause).split('\n', 1)[0]})`,
    advice: 'Baixe o arquivo de novo.',
    cause,
  });
