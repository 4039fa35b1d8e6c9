/** Measures the width of a string, in pixels. */
export type Measure = (text: string) => number;

/**
 * Breaks text between words into at most `maxLines` lines of at most `width` pixels. Truncates with
 * "…" at the end of the last line or at a word that is too long.
 */
export function fitLines(
  text: string,
  width: number,
  maxLines: number,
  measure: Measure,
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

/** Number of words that fit; at least one. */
function wordsThatFit(words: readonly string[], width: number, measure: Measure): number {
  let count = 1;
  while (count < words.length && measure(words.slice(0, count + 1).join(' ')) <= width) count += 1;
  return count;
}

/** Truncates a string with "…" to fit a width. */
export function ellipsis(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  let end = text.length - 1;
  while (end > 0 && measure(`${text.slice(0, end).trimEnd()}…`) > width) end -= 1;
  return end > 0 ? `${text.slice(0, end).trimEnd()}…` : '';
}
