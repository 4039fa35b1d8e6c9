import { foldText } from '@observatorio/domain';

/** Beginnings of words that people type → those of the words that titles use. */
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

/** The beginnings that a typed word finds: its own, and those of its synonyms. */
const beginningsOf = (word: string): string[] => [
  word,
  ...synonyms.flatMap(([typed, ...used]) => (word.startsWith(typed) ? used : [])),
];

/**
 * Whether a text has a word that begins with every word that a reader typed, or with a synonym,
 * without regard to case and accents.
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
