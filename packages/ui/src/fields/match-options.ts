import { foldText, nameMatch } from '@observatorio/language';
import type { Option } from './select';

/** Maximum number of listed options. */
export const OPTION_LIMIT = 50;

/** Result of a search in a list of options. */
export interface Matches {
  options: readonly Option[];
  /** Number of matching options beyond those listed. */
  hidden: number;
  /** Whether the options do not contain the typed text and only resemble it. */
  isSimilar: boolean;
}

/** Lists the first 50 options. */
export const firstMatches = (found: readonly Option[], isSimilar = false): Matches => ({
  options: found.slice(0, OPTION_LIMIT),
  hidden: Math.max(0, found.length - OPTION_LIMIT),
  isSimilar,
});

/** An option with the quality of its match; lower is better. */
interface Ranked {
  option: Option;
  rank: number;
}

/** Ranks an option by its best name, and shows the name if it is not the label. */
function rankedBy(option: Option, query: string): Ranked[] {
  let best = nameMatch(foldText(option.label), query) ?? Number.POSITIVE_INFINITY;
  let shown = option;
  for (const name of option.names ?? []) {
    const rank = nameMatch(foldText(name), query) ?? best;
    if (rank >= best) continue;
    best = rank;
    shown = { ...option, hint: [option.hint, `também: ${name}`].filter(Boolean).join(' · ') };
  }
  return best === Number.POSITIVE_INFINITY ? [] : [{ option: shown, rank: best }];
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

/** Orders equal matches by size, then by name. */
const bySize = (a: Option, b: Option): number =>
  (b.size ?? 0) - (a.size ?? 0) || a.label.localeCompare(b.label, 'pt-BR');

/**
 * Finds the options that match the typed text, at most 50: the best match first, then the largest.
 * Ignores accents and case, and tolerates a typo if nothing else matches. An empty query matches
 * all options, in their order.
 */
export function matchOptions(options: readonly Option[], text: string): Matches {
  const query = foldText(text);
  if (!query) return firstMatches(options);
  const ranked = options.flatMap((option) => rankedBy(option, query));
  if (ranked.length === 0 && query.length >= MIN_TOLERANT) {
    const pattern = tolerant(query);
    const similar = options.filter(({ label }) => pattern.test(foldText(label)));
    return firstMatches(similar.toSorted(bySize), true);
  }
  ranked.sort((a, b) => a.rank - b.rank || bySize(a.option, b.option));
  return firstMatches(ranked.map(({ option }) => option));
}
