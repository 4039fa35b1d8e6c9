/** Links by pay class, or by pay: ascending classes are ascending pay. */
export type ClassCounts = ReadonlyMap<number, number>;

/** The classes in which the middle links lie, and the ranks of these links, from 1, among them. */
export interface Middle {
  classes: number[];
  ranks: number[];
}

/** The ranks of the middle links: two equal ones for an odd number. */
export const middleRanks = (links: number): number[] => [
  Math.floor((links + 1) / 2),
  Math.floor(links / 2) + 1,
];

/** Finds the classes that hold some ranks, ascending. */
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

/** The mean of the middle values. */
export const meanOf = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / values.length;
