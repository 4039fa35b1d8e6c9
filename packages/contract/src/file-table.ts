import type { Column, CountRow, FileTable } from './dataset';

/** A count with its share of the sum of all rows, 0 to 1; null if the sum is 0. */
export type Shared<Row> = Row & { share: number | null };

/** The rows with their share of the sum of those that `isPart` selects, by default all. */
export function withShares<Row extends { count: number }>(
  rows: readonly Row[],
  isPart: (row: Row) => boolean = () => true,
): Shared<Row>[] {
  const total = rows.filter(isPart).reduce((sum, { count }) => sum + count, 0);
  return rows.map((row) => ({ ...row, share: total > 0 ? row.count / total : null }));
}

/** The column of the official codes. */
export const codeColumn: Column<{ key: string | null }> = {
  key: 'key',
  label: 'Código',
  kind: 'category',
};

/** The column of the shares. */
export const shareColumn: Column<{ share: number | null }> = {
  key: 'share',
  label: 'Participação (0 a 1)',
  kind: 'share',
};

/** The file of counts by category: the table's columns between those of codes and of shares. */
export const countsFile = <Row extends CountRow>(
  columns: readonly Column<Row>[],
): FileTable<Row> => ({
  columns: [codeColumn, ...columns, shareColumn],
  lines: (rows) => withShares(rows),
});
