import type { NamedRating } from '@observatorio/domain';

/** Demands of an occupation with their importance, 1 to 5. */
export type Ratings = readonly NamedRating[];

/** A demand and its importance for each occupation, in the order of the occupations. */
export interface Contrast {
  name: string;
  /** Importance for each occupation; null if not measured, undefined if missing from its list. */
  values: readonly (number | null | undefined)[];
}

/** Demands that distinguish the occupations, and those they share. */
export interface Differences {
  /** Demands that differ most, widest gap first; at most 5. */
  differing: readonly Contrast[];
  /**
   * Names of demands that every list contains with about equal importance, most important first;
   * at most 4.
   */
  common: readonly string[];
}

const MIN_IMPORTANT_SCORE = 3;
/** Minimum gap of a distinguishing demand, in points. */
const MIN_GAP = 1;

const MAX_DIFFERING = 5;
const MAX_COMMON = 4;

/** A contrast with its lowest and highest known score. */
interface Spread extends Contrast {
  min: number;
  max: number;
}

const measured = (list: Ratings): number[] =>
  list.flatMap(({ value }) => (value === null ? [] : [value]));

/**
 * Score of a demand. A list contains only the most important demands, so a missing demand gets the
 * score of the last one, its upper bound; null if unmeasured.
 */
const scoreIn = (list: Ratings, value: number | null | undefined): number | null =>
  value === undefined ? Math.min(...measured(list)) : value;

function spreadOf(name: string, lists: readonly Ratings[]): Spread | undefined {
  const values = lists.map((list) =>
    measured(list).length === 0 ? null : list.find((rating) => rating.name === name)?.value,
  );
  const scores = values.flatMap((value, index) =>
    value === null ? [] : (scoreIn(lists[index] ?? [], value) ?? []),
  );
  if (scores.length < 2) return undefined;
  return { name, values, min: Math.min(...scores), max: Math.max(...scores) };
}

/** Gap between the scores, rounded because 4.1 - 3.1 is slightly less than 1 in floating point. */
const gapOf = ({ min, max }: Spread): number => Math.round((max - min) * 100) / 100;

/**
 * Compares the demands of occupations. A demand differs if its importance scores for any two of them
 * are at least `MIN_GAP` apart. Ignores unmeasured scores. Returns undefined if fewer than two lists have
 * measured scores.
 */
export function differencesOf(lists: readonly Ratings[]): Differences | undefined {
  if (lists.filter((list) => measured(list).length > 0).length < 2) return undefined;
  const names = new Set(lists.flatMap((list) => list.map(({ name }) => name)));
  const spreads = [...names].flatMap((name) => spreadOf(name, lists) ?? []);
  return {
    differing: spreads
      .filter((spread) => gapOf(spread) >= MIN_GAP)
      .toSorted((a, b) => gapOf(b) - gapOf(a) || b.max - a.max)
      .slice(0, MAX_DIFFERING)
      .map(({ name, values }) => ({ name, values })),
    common: spreads
      .filter(({ values }) => !values.includes(undefined))
      .filter((spread) => gapOf(spread) < MIN_GAP && spread.min >= MIN_IMPORTANT_SCORE)
      .toSorted((a, b) => b.min - a.min)
      .slice(0, MAX_COMMON)
      .map(({ name }) => name),
  };
}
