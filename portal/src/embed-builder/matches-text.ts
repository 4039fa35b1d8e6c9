import { foldText } from '@observatorio/language';

/** Prefixes of words that people type → prefixes of the words that titles use. */
const synonyms: readonly (readonly [typed: string, ...used: string[]])[] = [
  ['salari', 'remunera'],
  ['renda', 'remunera'],
  ['ganh', 'remunera'],
  ['cargo', 'ocupa'],
  ['profiss', 'ocupa'],
  ['emprego', 'vinculo'],
  ['faculdade', 'superior'],
  ['universidade', 'superior'],
  ['sexo', 'genero'],
  ['idade', 'etari'],
  ['instrucao', 'escolaridade'],
];

/** Returns the prefixes that match a typed word: the word itself and its synonyms. */
const beginningsOf = (word: string): string[] => [
  word,
  ...synonyms.flatMap(([typed, ...used]) => (word.startsWith(typed) ? used : [])),
];

/**
 * Whether every typed word is a prefix of some word in the text, directly or through a synonym.
 * Ignores case and accents.
 */
export function matchesText(text: string, typed: string): boolean {
  const words = foldText(text).split(/[^a-z0-9]+/);
  return foldText(typed)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map(beginningsOf)
    .every((beginnings) =>
      words.some((word) => beginnings.some((beginning) => word.startsWith(beginning))),
    );
}
