import type { DuckDBConnection } from '@duckdb/node-api';
import type { RowCheck } from '../cells/checks';
import type { MatchedFile } from '../kind/kind';
import type { SkippedLines } from '../text/skipped-lines';
import { type Fault, type FileReport, MAX_EXAMPLES, shorten, totalFaults } from './report';
import { INACTIVE, KEPT, statusOf } from './staging-plan';

/** Rows of a file in the table of its kind, plus its broken and skipped lines. */
export interface Staged {
  /** First row of the file in the table; all later rows also belong to the file. */
  firstRow: number;
  broken: readonly Fault[];
  skipped: SkippedLines;
}

/** Builds the report on a file's rows. */
export async function reportOf(
  connection: DuckDBConnection,
  { file: { name }, kind: { table } }: MatchedFile,
  checks: readonly RowCheck[],
  { firstRow, broken, skipped }: Staged,
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
        line: skipped.lineOf(Number(row)),
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
  const rejections = [...faults('rejected'), ...broken];
  const doubts = faults('doubtful');
  const kept = (byStatus.get(KEPT) ?? 0) + totalFaults(doubts);
  const inactive = byStatus.get(INACTIVE) ?? 0;
  const inactiveRows = checks.find(({ outcome }) => outcome === 'inactive')?.reason ?? '';
  const rejected = totalFaults(rejections);
  const read = kept + inactive + rejected;
  const staged = [...byStatus.values()].reduce((sum, count) => sum + count, 0);
  const rows = { first: firstRow, end: firstRow + staged };
  return { file: name, read, kept, inactive, inactiveRows, rejected, rejections, doubts, rows };
}
