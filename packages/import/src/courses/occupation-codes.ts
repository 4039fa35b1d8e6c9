/** A CBO occupation in a cell, and its name there; empty if it has none. */
export interface CodedOccupation {
  code: number;
  title: string;
}

/** CBO occupation codes found in a string, and numbers that resemble one. */
export interface OccupationCodes {
  /** Several names of one code are listed separately. */
  occupations: readonly CodedOccupation[];
  malformed: readonly string[];
}

/** Six digits, optionally with a dash before the last two; five if the leading zero was lost. */
const CODE = /(?<![\d-])(?:\d{4}\s?[-–—.]?\s?\d{2}(?![\d-])|\d{5}(?![\d.–—-]))/g;
const NUMBER = /\d[\d.–—-]*\d/g;
/** Minimum number of digits in a malformed code; shorter numbers are part of a title. */
const MIN_DIGITS = 3;
/** Characters between a code and its name, and between a name and the next code. */
const AROUND = /^[\s–—-]+|[\s,;/]+$/g;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Finds the CBO codes in a cell that lists one or more, e.g. `3222-05 - Técnico de enfermagem`. */
export function occupationCodes(text: string): OccupationCodes {
  const [, ...titles] = text.split(CODE);
  const occupations = (text.match(CODE) ?? []).map((code, index) => ({
    code: Number(digitsOf(code)),
    title: (titles[index] ?? '').replace(AROUND, '').replace(/\s+/g, ' '),
  }));
  const rest = text.replace(CODE, ' ').match(NUMBER) ?? [];
  return {
    occupations,
    malformed: rest.filter((number) => digitsOf(number).length >= MIN_DIGITS),
  };
}
