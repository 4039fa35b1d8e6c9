/** CBO occupation codes found in a string, and numbers that resemble one. */
export interface OccupationCodes {
  /** Without duplicates. */
  codes: readonly number[];
  malformed: readonly string[];
}

/** Six digits, optionally with a dash before the last two; five if the leading zero was lost. */
const CODE = /(?<![\d-])(?:\d{4}\s?[-–—.]?\s?\d{2}(?![\d-])|\d{5}(?![\d.–—-]))/g;
const NUMBER = /\d[\d.–—-]*\d/g;
/** Minimum number of digits in a malformed code; shorter numbers are part of a title. */
const MIN_DIGITS = 3;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Finds the CBO codes in a cell that lists one or more, e.g. `3222-05 - Técnico de enfermagem`. */
export function occupationCodes(text: string): OccupationCodes {
  const codes = (text.match(CODE) ?? []).map((code) => Number(digitsOf(code)));
  const rest = text.replace(CODE, ' ').match(NUMBER) ?? [];
  return {
    codes: [...new Set(codes)],
    malformed: rest.filter((number) => digitsOf(number).length >= MIN_DIGITS),
  };
}
