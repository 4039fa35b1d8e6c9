/** Words that do not tell occupations apart. */
const smallWords = new Set(
  'a ao aos as com da das de do dos e em na nas no nos o os ou para pela pelo por um uma'.split(
    ' ',
  ),
);

/** The text in lower case, without accents, and with the digits of a CBO code together. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\d)[\s.-]+(?=\d)/g, '$1');

const split = (folded: string): string[] => folded.split(/[^a-z0-9]+/).filter(Boolean);

/** What stands for both genders at the end of a word: `secretária(o)`. */
const bothGenders = /\(([ao]|as|os)\)/g;

/** The words of a name that count, folded; a word of one letter does not. */
export const wordsOfName = (name: string): string[] =>
  split(fold(name).replace(bothGenders, '')).filter(
    (word) => word.length > 1 && !smallWords.has(word),
  );

/** The words with a hyphen of a name as some people write them, in one: `officeboy`. */
export const joinedWords = (name: string): string[] =>
  name.includes('-')
    ? (fold(name).match(/[a-z0-9]+(-[a-z0-9]+)+/g) ?? []).map((word) => word.replaceAll('-', ''))
    : [];

/** The words of a typed text that count, each once; a text of small words only keeps them. */
export function wordsTyped(text: string): string[] {
  const words = [...new Set(split(fold(text)))];
  const counting = words.filter((word) => word.length > 1 && !smallWords.has(word));
  return counting.length > 0 ? counting : words;
}

/** What becomes of the letters that match. */
type Changes = readonly (readonly [letters: RegExp, become: string])[];

const plurals: Changes = [
  [/[oa]es$/, 'ao'],
  [/([aeou])is$/, '$1l'],
  [/ns$/, 'm'],
  [/([rz])es$/, '$1'],
  [/s$/, ''],
];

/** The endings that tell genders apart; an `e` only where women may have an `a`: `gerente`. */
const genders: Changes = [
  [/(ao|[ao])$/, ''],
  [/(nt|tr)e$/, '$1'],
];

/** The word after the first change that it takes. */
function changed(word: string, changes: Changes): string {
  const change = changes.find(([letters]) => letters.test(word));
  return change ? word.replace(...change) : word;
}

/** Whether a folded word may be whole; else it is a beginning, which has no gender. */
export const mayBeWhole = (word: string): boolean => /[aeilmnorsuz]$/.test(word);

/** Letters that are mistaken for one another, as one: how a word sounds, roughly. */
const sounds: Changes = [
  [/^h/, ''],
  [/ph/g, 'f'],
  [/ch|sh/g, 'x'],
  [/s?c(?=[ei])|z/g, 's'],
  [/g(?=[ei])/g, 'j'],
  [/y/g, 'i'],
  [/w/g, 'v'],
  [/qu(?=[ei])|k/g, 'c'],
  [/n$/, 'm'],
  [/([^aeiou])\1+/g, '$1'],
];

/**
 * What a folded word has in common with its plural, its other gender and its misspellings by ear:
 * `cosinheiras` and `cozinheiro` are `cosinheir`.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const singular = changed(word, plurals);
  const ungendered = singular.length < 4 ? singular : changed(singular, genders);
  return sounds.reduce((sound, change) => sound.replace(...change), ungendered);
}
