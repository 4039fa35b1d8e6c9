/** What became of a row: its status in the table that it is read into. Checks that fail follow. */
export const KEPT = 0;
/** In order, but nothing that the data set counts. */
export const INACTIVE = 1;

/** A reason to reject a row, and the field whose text shows it. */
export interface Check<Field extends string = string> {
  reason: string;
  field: Field;
  /** SQL that is true for a row at fault. */
  fails: string;
}

/** How a file is read. */
export interface Reading {
  /** The table that its rows go to, with the columns `status` and `example` among others. */
  table: string;
  /** SQL that inserts them, in file order. */
  sql: string;
  /** The reasons to reject a row, in the order in which they are looked for. */
  checks: readonly Check[];
  /** What the rows are that do not count, as in `3 linhas de vínculos encerrados`. */
  inactive: string;
  /** What the file should be, as in `o arquivo de vínculos da RAIS`. */
  what: string;
}

/**
 * SQL of a row's status. The first `before` checks are looked for before `inactive`, the condition
 * that tells rows that do not count: those that leave it open.
 */
export function statusSql(
  checks: readonly Check[],
  { inactive, before }: { inactive: string; before: number },
): string {
  const cases = checks.map(({ fails }, index) => `WHEN ${fails} THEN ${INACTIVE + 1 + index}`);
  cases.splice(before, 0, `WHEN ${inactive} THEN ${INACTIVE}`);
  return `CASE ${cases.join(' ')} ELSE ${KEPT} END`;
}

/** SQL of the text that shows why a row with a `status` was rejected. */
export function exampleSql(checks: readonly Check[], status: string): string {
  const cases = checks.map(({ field }, index) => `WHEN ${INACTIVE + 1 + index} THEN ${field}`);
  const text = `coalesce(CASE ${status} ${cases.join(' ')} END, '')`;
  return `CASE WHEN ${status} > ${INACTIVE} THEN ${text} END`;
}
