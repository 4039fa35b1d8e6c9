/** Cards show no more knowledge, skills or attitudes than this. */
const MAX_RATINGS = 15;

/** O*NET importance goes up to here, from 1. */
export const MAX_IMPORTANCE = 5;

/** How much of something an occupation asks for; null where nobody measured it. */
export interface NamedRating {
  name: string;
  value: number | null;
}

/** The strongest 15 at most, the strongest first; what nobody measured comes last, as it came. */
export const strongest = (ratings: readonly NamedRating[]): NamedRating[] =>
  ratings.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0)).slice(0, MAX_RATINGS);
