/** Articles and prepositions. */
const stopWords = new Set(
  'a ao aos as com da das de do dos e em na nas no nos o os ou para pela pelo por um uma'.split(
    ' ',
  ),
);

/** Lower-cases, strips accents and joins digits: `2251-25` → `225125`. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\d)[\s.-]+(?=\d)/g, '$1');

/** Folds a code to a single term. */
export const foldCode = (code: string): string => fold(code).replace(/[^a-z0-9]/g, '');

const split = (folded: string): string[] => folded.split(/[^a-z0-9]+/).filter(Boolean);

/** Gender marker at the end of a word: `secretária(o)`. */
const bothGenders = /\(([ao]|as|os)\)/g;

/** Returns the folded words of a name, without stop words or single letters. */
export const wordsOfName = (name: string): string[] =>
  split(fold(name).replace(bothGenders, '')).filter(
    (word) => word.length > 1 && !stopWords.has(word),
  );

/** Returns the hyphenated words of a name, joined: `officeboy`. */
export const joinedWords = (name: string): string[] =>
  name.includes('-')
    ? (fold(name).match(/[a-z0-9]+(-[a-z0-9]+)+/g) ?? []).map((word) => word.replaceAll('-', ''))
    : [];

/**
 * Returns the distinct words of a query, without stop words unless the query contains no other
 * words.
 */
export function queryWords(text: string): string[] {
  const words = [...new Set(split(fold(text)))];
  const significant = words.filter((word) => word.length > 1 && !stopWords.has(word));
  return significant.length > 0 ? significant : words;
}

/** Ordered replacement rules. */
type Rules = readonly (readonly [pattern: RegExp, replacement: string])[];

const plurals: Rules = [
  [/[oa]es$/, 'ao'],
  [/([aeou])is$/, '$1l'],
  [/ns$/, 'm'],
  [/([rz])es$/, '$1'],
  [/s$/, ''],
];

/**
 * Gender endings to strip. A final `e` is stripped only where the feminine may end in `a`:
 * `gerente`.
 */
const genders: Rules = [
  [/(ao|[ao])$/, ''],
  [/(nt|tr)e$/, '$1'],
];

/** Applies the first matching rule. */
function applyFirst(word: string, rules: Rules): string {
  const rule = rules.find(([pattern]) => pattern.test(word));
  return rule ? word.replace(...rule) : word;
}

/**
 * Returns whether a folded word may be complete. Incomplete words have no gender ending to strip.
 */
export const mayBeComplete = (word: string): boolean => /[aeilmnorsuz]$/.test(word);

/** Maps commonly confused letters to one, as a rough phonetic key. */
const sounds: Rules = [
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
 * Returns a key shared by a folded word, its plural, its other gender and its phonetic
 * misspellings: both `cosinheiras` and `cozinheiro` become `cosinheir`.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const singular = applyFirst(word, plurals);
  const ungendered = singular.length < 4 ? singular : applyFirst(singular, genders);
  return sounds.reduce((sound, rule) => sound.replace(...rule), ungendered);
}
