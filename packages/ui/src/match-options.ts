import { matchSorter } from 'match-sorter';
import type { Option } from './select';

/** Maximum number of listed options. */
export const OPTION_LIMIT = 50;

/** The result of a search in a list of options. */
export interface Matches {
  options: readonly Option[];
  /** Number of matching options beyond those listed. */
  hidden: number;
}

/** Lists the first 50 options. */
export const firstMatches = (found: readonly Option[]): Matches => ({
  options: found.slice(0, OPTION_LIMIT),
  hidden: Math.max(0, found.length - OPTION_LIMIT),
});

/**
 * Finds the options that match a typed text, best first, at most 50. Ignores accents and case. An
 * empty text matches all options, in their order.
 */
export function matchOptions(options: readonly Option[], text: string): Matches {
  const query = text.trim();
  return firstMatches(
    query
      ? matchSorter(options, query, { keys: ['label'], threshold: matchSorter.rankings.CONTAINS })
      : options,
  );
}
