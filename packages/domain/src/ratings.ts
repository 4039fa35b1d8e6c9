/** Maximum number of knowledge areas, skills or attitudes on a card. */
const MAX_RATINGS = 15;

/** Top of the O*NET importance scale, which starts at 1. */
export const MAX_IMPORTANCE = 5;

/** How much of a competency an occupation requires; null if it was never measured. */
export interface NamedRating {
  name: string;
  value: number | null;
}

/** Whether no rating has a value, so that their order says nothing. */
export const areUnmeasured = (ratings: readonly NamedRating[]): boolean =>
  ratings.every(({ value }) => value === null);

/** The strongest ratings, at most 15, strongest first; unmeasured ones last, in their order. */
export const strongest = (ratings: readonly NamedRating[]): NamedRating[] =>
  ratings.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0)).slice(0, MAX_RATINGS);
