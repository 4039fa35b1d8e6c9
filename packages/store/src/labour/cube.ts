import { type Axis, type AxisColumn, axes } from './axes';

const MUNICIPALITY_KEYS = 100_000_000;
const OCCUPATION_KEYS = 200_000_000;
// Below those that servers of earlier versions take for an occupation.
const OCCUPATION_AXIS_KEYS = -1_000_000_000;
const MARKET_KEYS = -500_000_000;

/** The least key of a municipality or an occupation. */
export const FIRST_SINGLE_KEY = MUNICIPALITY_KEYS;

/** Greatest INTEGER, the type of the values of the cube. */
export const MAX_VALUE = 2_147_483_647;

/** Weight of an axis' digit in a key; keys are numbers of mixed radix. */
const weights = new Map<AxisColumn, number>();
axes.reduce((weight, { column, radix }) => {
  weights.set(column, weight);
  return weight * radix;
}, 1);

const weightOf = ({ column }: Axis): number => weights.get(column) ?? 0;

/** Keys of the cube that add up to the rows with these values on these axes. */
export function cubeKeys(chosen: ReadonlyMap<AxisColumn, readonly number[]>): number[] {
  return axes.reduce<number[]>(
    (keys, axis) => {
      const values = chosen.get(axis.column);
      if (!values) return keys;
      const digits = axis.digitsOf(values);
      return keys.flatMap((key) => digits.map((digit) => key + digit * weightOf(axis)));
    },
    [0],
  );
}

export const municipalityKey = (code: number): number => MUNICIPALITY_KEYS + code;

/** The first digit of each axis in the keys of an occupation and an axis, and their number. */
const firstDigits = new Map<AxisColumn, number>();
const digitCount = axes.reduce((first, { column, radix }) => {
  firstDigits.set(column, first);
  return first + radix;
}, 0);

/** Keys of the cube that add up to the rows of some occupations, with some values of one axis. */
export function occupationKeys(
  codes: readonly number[],
  chosen?: readonly [column: AxisColumn, values: readonly number[]],
): number[] {
  if (!chosen) return codes.map((code) => OCCUPATION_KEYS + code);
  const [column, values] = chosen;
  const digits = axes.find((axis) => axis.column === column)?.digitsOf(values) ?? [];
  return codes.flatMap((code) =>
    digits.map((digit) => occupationAxisKey(column) + code * digitCount + digit),
  );
}

const occupationAxisKey = (column: AxisColumn): number =>
  OCCUPATION_AXIS_KEYS + (firstDigits.get(column) ?? 0);

/** Stands for all occupations, or all sectors, in the key of a market. */
export const ALL = 0;
const MARKET_SECTORS = 32;

/** Keys of the cube that hold the market of an occupation in some sectors. */
export const marketKeys = (occupation: number, sectors: readonly number[]): number[] =>
  sectors.map((sector) => MARKET_KEYS + occupation * MARKET_SECTORS + sector);

/** SQL of such a key. */
export const marketKeyExpression = (occupation: string | number, sector: string | number): string =>
  `${MARKET_KEYS} + ${occupation} * ${MARKET_SECTORS} + ${sector}`;

/** SQL of a key's occupation, and of the condition that the key belongs to one alone. */
export const occupationOfKey = `key - ${OCCUPATION_KEYS}`;
export const isOccupationKey = `key >= ${OCCUPATION_KEYS}`;

/** SQL that makes a number an INTEGER, whatever the types of its parts. */
type ToInteger = (sql: string) => string;

const duckDbInteger: ToInteger = (sql) => `(${sql})::INTEGER`;

/** SQL of the key of a row, once per combination of the axes' levels of detail. */
export function keyExpressions(set: readonly Axis[], toInteger = duckDbInteger): string[] {
  return set.reduce<string[]>(
    (expressions, axis) =>
      expressions.flatMap((expression) =>
        axis.digits.map((digit) => `${expression} + ${toInteger(digit)} * ${weightOf(axis)}`),
      ),
    ['0'],
  );
}

export const municipalityKeyExpression = `municipio + ${MUNICIPALITY_KEYS}`;
export const occupationKeyExpression = `occupation + ${OCCUPATION_KEYS}`;

/** SQL of the key of a row under its occupation and one axis, once per level of detail. */
export const occupationAxisKeyExpressions = (
  { column, digits }: Axis,
  toInteger = duckDbInteger,
): string[] =>
  digits.map(
    (digit) => `${occupationAxisKey(column)} + occupation * ${digitCount} + ${toInteger(digit)}`,
  );

/** Sets of axes, of which one holds the others. */
export interface AxisGroup {
  set: readonly Axis[];
  parts: readonly (readonly Axis[])[];
}

/** The sets of `most` axes, each with those of fewer that no set before it holds. */
export function axisGroups(most: number): AxisGroup[] {
  const sets = axisSets(most);
  const smaller = new Set(sets.filter((set) => set.length < most));
  return sets
    .filter((set) => set.length === most)
    .map((set) => {
      const parts = [...smaller].filter((part) => part.every((axis) => set.includes(axis)));
      for (const part of parts) smaller.delete(part);
      return { set, parts };
    });
}

/** All sets of at most `size` of the given axes, the empty one first. */
export function axisSets(size: number, from: readonly Axis[] = axes): Axis[][] {
  const [first, ...rest] = from;
  if (!first) return [[]];
  const without = axisSets(size, rest);
  return size === 0
    ? [[]]
    : [...without, ...axisSets(size - 1, rest).map((set) => [first, ...set])];
}
