/** Links by pay class or by exact pay; classes are in ascending order of pay. */
export type ClassCounts = ReadonlyMap<number, number>;

/**
 * Classes that contain the middle links, and the 1-based ranks of these links within those classes.
 */
export interface Middle {
  classes: number[];
  ranks: number[];
}

/**
 * Returns the ranks of the one or two middle links; for an odd number of links, the same rank
 * twice.
 */
export const middleRanks = (links: number): number[] => [
  Math.floor((links + 1) / 2),
  Math.floor(links / 2) + 1,
];

/** Finds the classes that contain the given ranks, which must be ascending. */
export function classesOf(counts: ClassCounts, ranks: readonly number[]): Middle {
  const sorted = [...counts].toSorted(([a], [b]) => a - b);
  const classes: number[] = [];
  let upto = 0;
  let before = 0;
  for (const [value, count] of sorted) {
    upto += count;
    const [next = Number.POSITIVE_INFINITY] = ranks.slice(classes.length);
    if (next > upto) continue;
    if (classes.length === 0) before = upto - count;
    for (const rank of ranks.slice(classes.length)) if (rank <= upto) classes.push(value);
  }
  return { classes, ranks: ranks.map((rank) => rank - before) };
}

/** Returns the mean of the middle values. */
export const meanOf = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / values.length;
