import type { TextFile } from './text-file';

/** What became of a row: its status in the table that it is read into. Checks that fail follow. */
export const KEPT = 0;
/** In order, but nothing that the data set counts. */
export const INACTIVE = 1;
/** From here on, the row counts, without what an odd value of its should tell. */
const DOUBTFUL = 100;

/** SQL that is true for the rows that count, by their column `status`. */
export const COUNTS = `(status = ${KEPT} OR status >= ${DOUBTFUL})`;

/** What is looked for in a row, and the field whose text shows it. */
export interface Check<Field extends string = string> {
  reason: string;
  field: Field;
  /** SQL that is true for a row at fault. */
  fails: string;
  /** Whether a row at fault counts all the same, the field not informed; by default it does not. */
  counts?: boolean;
  /** Of a check whose rows count: where they are many, the file is not what it should be. */
  necessary?: boolean;
}

/** How a file is read. */
export interface Reading {
  /** The table that its rows go to, with the columns `status` and `example` among others. */
  table: string;
  /** SQL that inserts them, in file order. */
  sql: string;
  /** What rows are looked through for, in this order, but first of all what rejects them. */
  checks: readonly Check[];
  /** What the rows are that do not count, as in `3 linhas de vínculos encerrados`. */
  inactive: string;
  /** What the file should be, as in `o arquivo de vínculos da RAIS`. */
  what: string;
}

/** A file and how it is read, whatever the path that it is read from. */
export interface Input {
  file: TextFile;
  readingOf(file: TextFile): Reading;
}

/** The status of a row at fault with the n-th check. */
export const statusOf = ({ counts }: Check, index: number): number =>
  (counts ? DOUBTFUL : INACTIVE + 1) + index;

/**
 * SQL of a row's status. The first `before` checks are looked for before `inactive`, the condition
 * that tells rows that do not count: those that leave it open.
 */
export function statusSql(
  checks: readonly Check[],
  { inactive, before }: { inactive: string; before: number },
): string {
  const cases = checks
    .map((check, index) => ({
      ...check,
      sql: `WHEN ${check.fails} THEN ${statusOf(check, index)}`,
    }))
    .toSorted((a, b) => Number(a.counts ?? false) - Number(b.counts ?? false))
    .map(({ sql }) => sql);
  cases.splice(before, 0, `WHEN ${inactive} THEN ${INACTIVE}`);
  return `CASE ${cases.join(' ')} ELSE ${KEPT} END`;
}

/** SQL of the text at fault of a row with a `status`. */
export function exampleSql(checks: readonly Check[], status: string): string {
  const cases = checks.map((check, index) => `WHEN ${statusOf(check, index)} THEN ${check.field}`);
  const text = `coalesce(CASE ${status} ${cases.join(' ')} END, '')`;
  return `CASE WHEN ${status} > ${INACTIVE} THEN ${text} END`;
}
