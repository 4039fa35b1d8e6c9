/** Sums the counts of all rows. */
export const totalOf = (rows: readonly { count: number }[]): number =>
  rows.reduce((sum, { count }) => sum + count, 0);
