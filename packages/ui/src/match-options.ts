import { matchSorter } from 'match-sorter';
import type { Option } from './select';

/** How many options a list shows at most; typing on narrows it. */
export const OPTION_LIMIT = 50;

export interface Matches {
  options: readonly Option[];
  /** Options that match but are not listed. */
  hidden: number;
}

/** The first fifty of the options found. */
export const firstMatches = (found: readonly Option[]): Matches => ({
  options: found.slice(0, OPTION_LIMIT),
  hidden: Math.max(0, found.length - OPTION_LIMIT),
});

/**
 * The options that match a typed text, best first, at most 50; accents and case do not count.
 * An empty text matches all, in their own order.
 */
export function matchOptions(options: readonly Option[], text: string): Matches {
  const wanted = text.trim();
  return firstMatches(
    wanted
      ? matchSorter(options, wanted, { keys: ['label'], threshold: matchSorter.rankings.CONTAINS })
      : options,
  );
}
