import { foldText } from '@observatorio/language';
import type { Option } from './select';

/** Maximum number of listed options. */
export const OPTION_LIMIT = 50;

/** Result of a search in a list of options. */
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
 * Ranks a label against a query, both folded: 0 if the label starts with the query, 1 if a word
 * does, 2 if it contains it; undefined if it does not match.
 */
function rankOf(label: string, query: string): number | undefined {
  const position = label.indexOf(query);
  if (position <= 0) return position < 0 ? undefined : 0;
  return label.includes(` ${query}`) ? 1 : 2;
}

/** Minimum query length for typo tolerance, in letters. */
const MIN_TOLERANT = 4;

/** Builds a pattern that tolerates one wrong, missing or extra letter in a folded query. */
const tolerant = (query: string): RegExp =>
  RegExp(
    query
      .replace(/[^a-z\d ]/g, '.')
      .split('')
      .map((_, at, letters) => letters.with(at, '.{0,2}').join(''))
      .join('|'),
  );

/**
 * Finds the options that match the typed text, best first, at most 50. Ignores accents and case,
 * and tolerates a typo if nothing else matches. An empty query matches all options, in their order.
 */
export function matchOptions(options: readonly Option[], text: string): Matches {
  const query = foldText(text);
  if (!query) return firstMatches(options);
  const ranked = options.flatMap((option) => {
    const rank = rankOf(foldText(option.label), query);
    return rank === undefined ? [] : [{ option, rank }];
  });
  if (ranked.length === 0 && query.length >= MIN_TOLERANT) {
    const pattern = tolerant(query);
    return firstMatches(options.filter(({ label }) => pattern.test(foldText(label))));
  }
  ranked.sort((a, b) => a.rank - b.rank || a.option.label.localeCompare(b.option.label, 'pt-BR'));
  return firstMatches(ranked.map(({ option }) => option));
}
