import type { Column, CountRow, FileTable } from './dataset';

/** A count with its share of the total, 0 to 1. The share is null if the total is 0. */
export type Shared<Row> = Row & { share: number | null };

/** Adds to each row its share of the sum of the rows that match `isPart`. Default: all rows. */
export function withShares<Row extends { count: number }>(
  rows: readonly Row[],
  isPart: (row: Row) => boolean = () => true,
): Shared<Row>[] {
  const total = rows.filter(isPart).reduce((sum, { count }) => sum + count, 0);
  return rows.map((row) => ({ ...row, share: total > 0 ? row.count / total : null }));
}

/** Column of the official codes. */
export const codeColumn: Column<{ key: string | null }> = {
  key: 'key',
  label: 'Código',
  kind: 'category',
};

/** Column of the shares. */
export const shareColumn: Column<{ share: number | null }> = {
  key: 'share',
  label: 'Participação (0 a 1)',
  kind: 'share',
};

/**
 * CSV table of counts by category: a code column, the columns of the table view and a share column.
 */
export const countsFile = <Row extends CountRow>(
  columns: readonly Column<Row>[],
): FileTable<Row> => ({
  columns: [codeColumn, ...columns, shareColumn],
  lines: (rows) => withShares(rows),
});
