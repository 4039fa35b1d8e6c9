import { macroSectors, states } from '@observatorio/domain';

/** Low-cardinality columns of links: axes of the cube, in the order of their digits in its keys. */
export type AxisColumn = 'uf' | 'sector' | 'gender' | 'size' | 'band' | 'schooling' | 'age';

/** A low-cardinality column, and the encoding of its values as digits of a cube key. */
export interface Axis {
  column: AxisColumn;
  /**
   * SQL expressions for a row's digits, one per level of detail: a state has its own digit and its
   * region's digit.
   */
  digits: readonly string[];
  /** Number of distinct digits, including 0 for "no filter". */
  radix: number;
  /** Returns the smallest set of digits that covers these values. */
  digitsOf(values: readonly number[]): number[];
}

const plain = (column: AxisColumn, first: number, last: number): Axis => ({
  column,
  digits: [`${column} + ${1 - first}`],
  radix: last - first + 2,
  digitsOf: (values) => values.map((value) => value - first + 1),
});

interface Group {
  digit: number;
  members: readonly number[];
}

/** Returns the digits of groups whose members are all chosen, and of the remaining values. */
function grouped(values: readonly number[], groups: readonly Group[]): number[] {
  const chosen = new Set(values);
  const whole = groups.filter(({ members }) => members.every((member) => chosen.has(member)));
  const covered = new Set(whole.flatMap(({ members }) => members));
  return [...whole.map(({ digit }) => digit), ...values.filter((value) => !covered.has(value))];
}

const regionGroups: readonly Group[] = [1, 2, 3, 4, 5].map((region) => ({
  digit: region,
  members: states.map(({ code }) => Number(code)).filter((uf) => Math.floor(uf / 10) === region),
}));

/** Digit of the first macro sector, after those of the sectors. */
export const FIRST_MACRO_DIGIT = 26;
const sectorGroups: readonly Group[] = macroSectors.map(({ from, to }, index) => ({
  digit: FIRST_MACRO_DIGIT + index,
  members: Array.from({ length: to - from + 1 }, (_, offset) => from + offset),
}));

/** SQL expression for the macro sector of the column `sector`. */
export const macroSectorSql = `CASE ${macroSectors
  .map(({ code, to }) => `WHEN sector <= ${to} THEN ${code}`)
  .join(' ')} END`;
const macroDigit = `(${FIRST_MACRO_DIGIT - 1} + ${macroSectorSql})`;

export const axes: readonly Axis[] = [
  {
    column: 'uf',
    digits: ['uf', 'floor(uf / 10)'],
    radix: 54,
    digitsOf: (values) => grouped(values, regionGroups),
  },
  {
    column: 'sector',
    digits: ['sector', macroDigit],
    radix: FIRST_MACRO_DIGIT + macroSectors.length,
    digitsOf: (values) => grouped(values, sectorGroups),
  },
  plain('gender', 1, 2),
  plain('size', 1, 10),
  plain('band', 0, 11),
  plain('schooling', 1, 11),
  plain('age', 1, 5),
];

export const axisColumnsOf = (set: readonly Axis[]): string[] => set.map(({ column }) => column);

/** SQL list of all axis columns. */
export const axisColumnNames = axisColumnsOf(axes).join(', ');
