import type { NamedRating } from '@observatorio/domain';

/** Demands of one occupation with their importance, 1 to 5. */
export type Ratings = readonly NamedRating[];

/** A demand and its importance for each occupation, in their order. */
export interface Contrast {
  name: string;
  /** Null if not measured; undefined if missing from the occupation's list. */
  values: readonly (number | null | undefined)[];
}

/** Demands that distinguish occupations, and those they share. */
export interface Differences {
  /** Demands that differ most, widest gap first; at most 5. */
  differing: readonly Contrast[];
  /** Names of demands that are important to all and do not differ, most important first; at most 4. */
  common: readonly string[];
}

/** Score of a demand missing from an occupation's list. */
const ABSENT_SCORE = 1;
/** Score of an unmeasured demand: the middle of the scale. */
const UNMEASURED_SCORE = 3;
const MIN_IMPORTANT_SCORE = 3;
/** Minimum gap of a demand that distinguishes occupations, in points. */
const MIN_GAP = 1;

const MAX_DIFFERING = 5;
const MAX_COMMON = 4;

const scoreOf = (value: number | null | undefined): number =>
  value === undefined ? ABSENT_SCORE : (value ?? UNMEASURED_SCORE);

/** A contrast with its lowest and highest score. */
interface Spread extends Contrast {
  min: number;
  max: number;
}

function spreadOf(name: string, lists: readonly Ratings[]): Spread {
  const values = lists.map((list) =>
    list.length === 0 ? null : list.find((rating) => rating.name === name)?.value,
  );
  // An occupation without data does not count as different.
  const scores = lists.flatMap((list, index) => (list.length > 0 ? [scoreOf(values[index])] : []));
  return { name, values, min: Math.min(...scores), max: Math.max(...scores) };
}

/** Rounded, because 4.1 - 3.1 is slightly less than 1 in floating point. */
const gapOf = ({ min, max }: Spread): number => Math.round((max - min) * 100) / 100;

/**
 * Compares the demands of occupations. A demand differs if its importance for some two of them is
 * at least `MIN_GAP` apart. Undefined with fewer than two non-empty lists.
 */
export function differencesOf(lists: readonly Ratings[]): Differences | undefined {
  if (lists.filter(({ length }) => length > 0).length < 2) return undefined;
  const names = new Set(lists.flatMap((list) => list.map(({ name }) => name)));
  const spreads = [...names].map((name) => spreadOf(name, lists));
  return {
    differing: spreads
      .filter((spread) => gapOf(spread) >= MIN_GAP)
      .toSorted((a, b) => gapOf(b) - gapOf(a) || b.max - a.max)
      .slice(0, MAX_DIFFERING)
      .map(({ name, values }) => ({ name, values })),
    common: spreads
      .filter((spread) => gapOf(spread) < MIN_GAP && spread.min >= MIN_IMPORTANT_SCORE)
      .toSorted((a, b) => b.min - a.min)
      .slice(0, MAX_COMMON)
      .map(({ name }) => name),
  };
}
