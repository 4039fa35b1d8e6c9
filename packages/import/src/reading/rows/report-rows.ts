import type { DuckDBConnection } from '@duckdb/node-api';
import type { RowCheck } from '../cells/checks';
import { labelOf } from '../kind/columns';
import type { MatchedFile } from '../kind/kind';
import { dependencyFaults } from './dependencies';
import {
  type BlankColumn,
  type Fault,
  type FileReport,
  MAX_EXAMPLES,
  shorten,
  totalFaults,
} from './report';
import type { Staged } from './staged';
import { COUNTED_SQL, flagOf, isFlag, KEPT, statusOf } from './staging-plan';

/** Builds the report on a file's rows. */
export async function reportOf(
  connection: DuckDBConnection,
  matched: MatchedFile,
  checks: readonly RowCheck[],
  staged: Staged,
): Promise<FileReport> {
  const {
    file: { name },
    kind: { table },
  } = matched;
  const { firstRow, broken, skipped } = staged;
  const counts = await connection.runAndReadAll(
    `SELECT status, count(*)::DOUBLE FROM ${table} WHERE rowid >= ${firstRow} GROUP BY status ORDER BY status`,
  );
  const byStatus = new Map(
    counts.getRowsJS().map(([status, count]) => [Number(status), Number(count)]),
  );
  const examples = await connection.runAndReadAll(`
    SELECT status, (rowid - ${firstRow})::DOUBLE, example FROM ${table}
    WHERE rowid >= ${firstRow} AND status > ${KEPT} AND example IS NOT NULL
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
      const { reason, outcome = 'rejected', maxShare, isFatal, advice } = check;
      const status = statusOf(check, index);
      const count = byStatus.get(status) ?? 0;
      return outcome === wanted && count > 0
        ? [{ reason, count, examples: examplesOf(status), maxShare, isFatal, advice }]
        : [];
    });
  const rejections = [...faults('rejected'), ...broken];
  const doubts = faults('doubtful');
  const kept = (byStatus.get(KEPT) ?? 0) + totalFaults(doubts);
  const inactiveRows = checks.flatMap((check, index) => {
    const { reason, outcome } = check;
    const count = byStatus.get(statusOf(check, index)) ?? 0;
    return outcome === 'inactive' ? [{ reason, count }] : [];
  });
  const inactive = inactiveRows.reduce((sum, { count }) => sum + count, 0);
  const rejected = totalFaults(rejections);
  const read = kept + inactive + rejected;
  const { contradictions, blanks } = await flagsOf(connection, matched, checks, staged);
  const end = firstRow + [...byStatus.values()].reduce((sum, count) => sum + count, 0);
  return {
    file: name,
    read,
    kept,
    repeated: 0,
    inactive,
    inactiveRows,
    rejected,
    rejections,
    doubts,
    contradictions: [...contradictions, ...(await dependencyFaults(connection, matched, staged))],
    blanks,
    oddities: [],
    rows: { first: firstRow, end },
    lineOf: (row) => skipped.lineOf(row - firstRow),
  };
}

/** Counts the flags of a file's counted rows. */
async function flagsOf(
  connection: DuckDBConnection,
  matched: MatchedFile,
  checks: readonly RowCheck[],
  { firstRow, skipped }: Staged,
): Promise<Pick<FileReport, 'contradictions' | 'blanks'>> {
  const { file, kind } = matched;
  const counted = `FROM ${kind.table} WHERE ${COUNTED_SQL} AND rowid >= ${firstRow}`;
  const counts = checks.some(({ outcome }) => isFlag(outcome))
    ? (
        await connection.runAndReadAll(
          `SELECT flags, count(*)::DOUBLE ${counted} AND flags <> 0 GROUP BY flags`,
        )
      ).getRowsJS()
    : [];
  const contradictions: Fault[] = [];
  const blanks: BlankColumn[] = [];
  for (const [index, check] of checks.entries()) {
    const { reason, field, outcome, maxShare = 0, isLoose, isUniform, advice } = check;
    if (!isFlag(outcome)) continue;
    const flag = flagOf(checks, index);
    const count = counts
      .filter(([flags]) => Math.floor(Number(flags) / flag) % 2 === 1)
      .reduce((sum, [, rows]) => sum + Number(rows), 0);
    if (outcome === 'blank') blanks.push({ column: labelOf(matched, field), count, maxShare });
    else if (count > 0) {
      // A row quotes only its first contradiction.
      const reader = await connection.runAndReadAll(`
        SELECT (rowid - ${firstRow})::DOUBLE, example ${counted} AND status = ${KEPT}
          AND flags & ${flag} <> 0 AND flags & ${flag - 1} & ${contradictionFlags(checks)} = 0
        ORDER BY rowid LIMIT ${MAX_EXAMPLES}`);
      const examples = reader.getRowsJS().map(([row, text]) => ({
        file: file.name,
        line: skipped.lineOf(Number(row)),
        text: shorten(text as string),
      }));
      contradictions.push({ reason, count, examples, maxShare, isLoose, isUniform, advice });
    }
  }
  return { contradictions, blanks };
}

const contradictionFlags = (checks: readonly RowCheck[]): number =>
  checks.reduce(
    (sum, { outcome }, index) => (outcome === 'contradictory' ? sum + flagOf(checks, index) : sum),
    0,
  );
