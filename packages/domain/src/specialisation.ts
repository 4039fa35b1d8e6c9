/** Minimum number of links of a place for its location quotients: those of fewer say nothing. */
export const MIN_SPECIALISATION_LINKS = 50;

/** Links of a place in a category, and of the country. */
export interface SpecialisationCounts {
  /** Links in the category, and in total. */
  count: number;
  total: number;
  nationalCount: number;
  nationalTotal: number;
}

/**
 * Returns the location quotient of a category: its share of the place's links divided by that of the
 * country's. Null if the country has none in the category, or if the place has too few links.
 */
export function locationQuotient({
  count,
  total,
  nationalCount,
  nationalTotal,
}: SpecialisationCounts): number | null {
  if (total < MIN_SPECIALISATION_LINKS || nationalCount === 0) return null;
  return (count * nationalTotal) / (total * nationalCount);
}
