/** How a name matches typed text: lower is better. */
export const NAME_MATCH = { exact: 0, prefix: 1, word: 2, part: 3 } as const;

/**
 * Compares a name with typed text, both folded: equal, or starting with it, or with a word that
 * does, or containing it. Returns undefined if the name does not contain the text.
 */
export function nameMatch(name: string, typed: string): number | undefined {
  const position = name.indexOf(typed);
  if (position < 0) return undefined;
  if (position === 0) return name === typed ? NAME_MATCH.exact : NAME_MATCH.prefix;
  return name.includes(` ${typed}`) ? NAME_MATCH.word : NAME_MATCH.part;
}
