/** Codes of CBO occupations in a text, and numbers that look like one. */
export interface OccupationCodes {
  /** Distinct. */
  codes: readonly number[];
  malformed: readonly string[];
}

/** Six digits, with or without a dash before the last two; five where the leading zero is lost. */
const CODE = /(?<![\d-])(?:\d{4}\s?[-–—.]?\s?\d{2}(?![\d-])|\d{5}(?![\d.–—-]))/g;
const NUMBER = /\d[\d.–—-]*\d/g;
/** Digits from which a number is not part of a title. */
const MIN_DIGITS = 3;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Finds the CBO codes of a cell such as `3222-05 - Técnico de enfermagem`, one or many per cell. */
export function occupationCodes(text: string): OccupationCodes {
  const codes = (text.match(CODE) ?? []).map((code) => Number(digitsOf(code)));
  const rest = text.replace(CODE, ' ').match(NUMBER) ?? [];
  return {
    codes: [...new Set(codes)],
    malformed: rest.filter((number) => digitsOf(number).length >= MIN_DIGITS),
  };
}
