/** Measures the width of a string, in pixels. */
export type MeasureText = (text: string) => number;

/**
 * Breaks text between words into at most `maxLines` lines of at most `width` pixels. Truncates with
 * "…" at the end of the last line or at a word that is too long.
 */
export function fitLines(
  text: string,
  width: number,
  maxLines: number,
  measure: MeasureText,
): string[] {
  const lines: string[] = [];
  let words = text.split(' ');
  while (words.length > 0 && lines.length < maxLines && !lines.at(-1)?.endsWith('…')) {
    const isLast = lines.length === maxLines - 1;
    const taken = isLast ? words.length : wordsThatFit(words, width, measure);
    lines.push(ellipsis(words.slice(0, taken).join(' '), width, measure));
    words = words.slice(taken);
  }
  return lines;
}

/**
 * Breaks text between words, or within a word that is too long, into at most `maxLines` lines of at
 * most `width` pixels. Returns undefined if it does not fit in full.
 */
export function wholeLines(
  text: string,
  width: number,
  maxLines: number,
  measure: MeasureText,
): string[] | undefined {
  const lines = breakLines(text, width, measure, syllablesOf);
  return lines.length <= maxLines && lines.every((line) => measure(line) <= width)
    ? lines
    : undefined;
}

/**
 * Breaks text into as many lines of at most `width` pixels as it needs: between words, or else
 * within them.
 */
export const allLines = (text: string, width: number, measure: MeasureText): string[] =>
  wholeLines(text, width, Number.POSITIVE_INFINITY, measure) ??
  breakLines(text, width, measure, (word) => word.match(/.\p{M}*/gsu) ?? []);

/** Breaks text between words, or between the parts of a word that is too long. */
function breakLines(
  text: string,
  width: number,
  measure: MeasureText,
  partsOf: (word: string) => string[],
): string[] {
  const lines = [''];
  const add = (piece: string) => {
    const line = `${lines.at(-1)} ${piece}`.trim();
    if (measure(line) <= width) lines[lines.length - 1] = line;
    else lines.push(piece);
  };
  for (const word of text.split(' ')) {
    if (measure(word) <= width) add(word);
    else for (const piece of piecesOf(partsOf(word), width, measure)) add(piece);
  }
  return lines.filter(Boolean);
}

/** Joins the parts of a word into pieces that fit where possible, with hyphens. */
function piecesOf(parts: readonly string[], width: number, measure: MeasureText): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const part of parts) {
    if (piece && measure(`${piece + part}-`) > width) {
      pieces.push(`${piece}-`);
      piece = part;
    } else piece += part;
  }
  return [...pieces, piece];
}

const VOWEL = 'aeiouáàâãéêíóôõúü';

/** A Portuguese syllable: consonants, vowels and the consonants that close it. */
const SYLLABLE = new RegExp(
  `[^${VOWEL}]*[${VOWEL}]+(?:[lmnrsxz](?=[^${VOWEL}h])|[bcdfgpt](?=[^${VOWEL}hlr])|[^${VOWEL}]+$)?`,
  'gi',
);

/** Splits a word into syllables; hiatuses, such as in “saúde”, are kept together. */
export const syllablesOf = (word: string): string[] => word.match(SYLLABLE) ?? [word];

/** Number of words that fit; at least one. */
function wordsThatFit(words: readonly string[], width: number, measure: MeasureText): number {
  let count = 1;
  while (count < words.length && measure(words.slice(0, count + 1).join(' ')) <= width) count += 1;
  return count;
}

/** Truncates a string with "…" to fit a width. */
export function ellipsis(text: string, width: number, measure: MeasureText): string {
  if (measure(text) <= width) return text;
  let end = text.length - 1;
  while (end > 0 && measure(`${text.slice(0, end).trimEnd()}…`) > width) end -= 1;
  return end > 0 ? `${text.slice(0, end).trimEnd()}…` : '';
}
