/** Minimum length for fuzzy matching. Shorter words are similar to too many others. */
export const MIN_FUZZY_LENGTH = 4;

/** Returns the maximum edit distance for a stem, depending on its length. */
export function maxErrors(stem: string): 0 | 1 | 2 {
  if (stem.length < MIN_FUZZY_LENGTH || /\d/.test(stem)) return 0;
  return stem.length < 7 ? 1 : 2;
}

/** Edit distance from the typed text to a word and to the closest prefix of that word. */
export interface Errors {
  whole: number;
  prefix: number;
}

/**
 * Computes the Damerau–Levenshtein distance, optimal string alignment variant
 * (https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance).
 */
export function typingErrors(typed: string, word: string): Errors {
  let previous: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let line = 1; line <= typed.length; line++) {
    const next = [line];
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[line - 1] === word[column - 1];
      const isSwapped =
        typed[line - 1] === word[column - 2] && typed[line - 2] === word[column - 1];
      next[column] = Math.min(
        (row[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (row[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (previous[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    previous = row;
    row = next;
  }
  return { whole: row.at(-1) ?? 0, prefix: Math.min(...row) };
}
