/** Maximum number of knowledge areas, skills or attitudes on a card. */
const MAX_RATINGS = 15;

/** Top of the O*NET importance scale, which starts at 1. */
export const MAX_IMPORTANCE = 5;

/** Rating of a required competency; null if it was never measured. */
export interface NamedRating {
  name: string;
  value: number | null;
}

/** Returns whether no rating has a value, which makes their order meaningless. */
export const hasNoScores = (ratings: readonly NamedRating[]): boolean =>
  ratings.every(({ value }) => value === null);

/**
 * Returns the 15 strongest ratings in descending order. Unmeasured ones come last, in their
 * original order.
 */
export const strongest = (ratings: readonly NamedRating[]): NamedRating[] =>
  ratings.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0)).slice(0, MAX_RATINGS);
