import { EXTREME_RANK, PERCENTILES, type Percentile } from '@observatorio/domain';

/** Links by value, such as a pay class or an exact pay; values ascend with pay. */
export type ClassCounts = ReadonlyMap<number, number>;

/** Percentiles of the pay, in centavos. */
export type Percentiles = ReadonlyMap<Percentile, number>;

/** Classes that contain some ranks, and the ranks among the links of those classes alone. */
export interface Ranked {
  /** The class of each rank. */
  classes: number[];
  /** 1-based. */
  ranks: number[];
}

/**
 * Returns the 1-based ranks of the links whose mean pay is a percentile: the one or two middle
 * links for the median, and for the others the first link that has so many links up to it.
 */
const ranksOf = (percent: Percentile, links: number): number[] =>
  percent === 50
    ? [Math.floor((links + 1) / 2), Math.floor(links / 2) + 1]
    : [Math.ceil((percent * links) / 100)];

/** Finds the classes that contain the given ranks, which must be ascending. */
export function classesOf(counts: ClassCounts, ranks: readonly number[]): Ranked {
  const found: Ranked = { classes: [], ranks: [] };
  let upto = 0;
  let skipped = 0;
  for (const [value, count] of [...counts].toSorted(([a], [b]) => a - b)) {
    const inside = ranks.filter((rank) => upto < rank && rank <= upto + count);
    found.classes.push(...inside.map(() => value));
    found.ranks.push(...inside.map((rank) => rank - skipped));
    if (inside.length === 0) skipped += count;
    upto += count;
  }
  return found;
}

/** Returns the ranks of some percentiles, ascending like the percentiles. */
export const allRanksOf = (percents: readonly Percentile[], links: number): number[] =>
  percents.flatMap((percent) => ranksOf(percent, links));

const totalOf = (counts: ClassCounts): number =>
  [...counts.values()].reduce((total, count) => total + count, 0);

/**
 * Returns the percentiles, among some of them, that may be published of links with these counts by
 * pay band. The exact counts by band reveal who is at a rank whose band has few links, and the ranks
 * near either end are those of extremes.
 */
export function publicPercentiles(
  bands: ClassCounts,
  among: readonly Percentile[] = PERCENTILES,
): readonly Percentile[] {
  const links = totalOf(bands);
  if (links === 0) return [];
  const { classes } = classesOf(bands, allRanksOf(among, links));
  let before = 0;
  return among.filter((percent) => {
    const ranks = ranksOf(percent, links);
    const found = classes.slice(before, before + ranks.length);
    before += ranks.length;
    return (
      (percent === 50 || ranks.every((rank) => isInner(rank, links))) &&
      found.every((band) => (bands.get(band) ?? 0) >= EXTREME_RANK)
    );
  });
}

const isInner = (rank: number, links: number): boolean =>
  EXTREME_RANK <= rank && rank <= links - EXTREME_RANK + 1;

/** Finds percentiles by reading links in increasingly narrow classes. */
export class PercentileSearch {
  private constructor(
    private readonly percents: readonly Percentile[],
    private readonly ranked: Ranked,
    private readonly links: number,
  ) {}

  /** Starts a search from the counts of all links by class. */
  static start(percents: readonly Percentile[], counts: ClassCounts): PercentileSearch {
    const links = totalOf(counts);
    return new PercentileSearch(percents, classesOf(counts, allRanksOf(percents, links)), links);
  }

  /** Distinct classes whose links are to be counted in narrower classes. */
  get classes(): readonly number[] {
    return [...new Set(this.ranked.classes)];
  }

  /** Continues with the counts of the links in `classes` by narrower class. */
  narrow(counts: ClassCounts): PercentileSearch {
    return new PercentileSearch(this.percents, classesOf(counts, this.ranked.ranks), this.links);
  }

  /** Returns the percentiles, if the classes are exact pays. */
  result(): Percentiles {
    const pays = this.ranked.classes.values();
    return new Map(
      this.percents.map((percent) => {
        const own = ranksOf(percent, this.links).map(() => pays.next().value ?? 0);
        return [percent, own.reduce((a, b) => a + b, 0) / own.length] as const;
      }),
    );
  }
}
