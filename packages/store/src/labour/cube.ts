import { type Axis, type AxisColumn, axes } from './axes';

const MUNICIPALITY_KEYS = 100_000_000;
const OCCUPATION_KEYS = 200_000_000;
// First key that combines an occupation with an axis; below the keys that servers of earlier
// versions interpret as occupations.
const OCCUPATION_AXIS_KEYS = -1_000_000_000;
const MARKET_KEYS = -500_000_000;

/** Smallest key of a municipality or an occupation. */
export const FIRST_SINGLE_KEY = MUNICIPALITY_KEYS;

/** Weight of each axis's digit; keys are mixed-radix numbers. */
const weights = new Map<AxisColumn, number>();
axes.reduce((weight, { column, radix }) => {
  weights.set(column, weight);
  return weight * radix;
}, 1);

const weightOf = ({ column }: Axis): number => weights.get(column) ?? 0;

/** Returns the cube key of one digit of an axis. */
export const axisKey = (column: AxisColumn, digit: number): number =>
  digit * (weights.get(column) ?? 0);

/** Returns the cube keys whose rows add up to the tally for the chosen values. */
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

/** Offset of each axis's digits in the keys that combine an occupation with an axis. */
const firstDigits = new Map<AxisColumn, number>();
const digitCount = axes.reduce((first, { column, radix }) => {
  firstDigits.set(column, first);
  return first + radix;
}, 0);

/**
 * Returns the cube keys whose rows add up to the tally of some occupations, optionally restricted
 * to some values of one axis.
 */
export function occupationKeys(
  codes: readonly number[],
  chosen?: readonly [column: AxisColumn, values: readonly number[]],
): number[] {
  if (!chosen) return codes.map((code) => OCCUPATION_KEYS + code);
  const [column, values] = chosen;
  const digits = axes.find((axis) => axis.column === column)?.digitsOf(values) ?? [];
  return codes.flatMap((code) => digits.map((digit) => occupationDigitKey(code, column, digit)));
}

/** Returns the cube key of an occupation and one digit of an axis. */
export const occupationDigitKey = (code: number, column: AxisColumn, digit: number): number =>
  occupationAxisKey(column) + code * digitCount + digit;

const occupationAxisKey = (column: AxisColumn): number =>
  OCCUPATION_AXIS_KEYS + (firstDigits.get(column) ?? 0);

/** Denotes all occupations, or all sectors, in the key of a market. */
export const ALL = 0;
const MARKET_SECTORS = 32;

/** Returns the cube keys for the market of an occupation in some sectors. */
export const marketKeys = (occupation: number, sectors: readonly number[]): number[] =>
  sectors.map((sector) => MARKET_KEYS + occupation * MARKET_SECTORS + sector);

/** SQL expression for the key of a market. */
export const marketKeyExpression = (occupation: string | number, sector: string | number): string =>
  `${MARKET_KEYS} + ${occupation} * ${MARKET_SECTORS} + ${sector}`;

/**
 * SQL expressions for the occupation in a key, and for whether the key belongs to an occupation.
 */
export const occupationOfKey = `key - ${OCCUPATION_KEYS}`;
export const isOccupationKey = `key >= ${OCCUPATION_KEYS}`;

/**
 * SQL expressions for the municipality in a key, and for whether the key belongs to a municipality.
 */
export const municipalityOfKey = `key - ${MUNICIPALITY_KEYS}`;
export const isMunicipalityKey = `key BETWEEN ${MUNICIPALITY_KEYS} AND ${OCCUPATION_KEYS - 1}`;

/** Wraps an SQL expression in a cast to INTEGER. */
type ToInteger = (sql: string) => string;

const duckDbInteger: ToInteger = (sql) => `(${sql})::INTEGER`;

/** SQL expressions for a row's keys, one per combination of the axes' levels of detail. */
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

/** SQL expressions for a row's keys by occupation and one axis, one per level of detail. */
export const occupationAxisKeyExpressions = (
  { column, digits }: Axis,
  toInteger = duckDbInteger,
): string[] =>
  digits.map(
    (digit) => `${occupationAxisKey(column)} + occupation * ${digitCount} + ${toInteger(digit)}`,
  );

/** A set of axes with some of its subsets. */
export interface AxisGroup {
  set: readonly Axis[];
  parts: readonly (readonly Axis[])[];
}

/** Returns the sets of `most` axes, each with those of its subsets that no earlier set contains. */
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

/** Returns all sets of at most `size` of the given axes, with the empty set first. */
export function axisSets(size: number, from: readonly Axis[] = axes): Axis[][] {
  const [first, ...rest] = from;
  if (!first) return [[]];
  const without = axisSets(size, rest);
  return size === 0
    ? [[]]
    : [...without, ...axisSets(size - 1, rest).map((set) => [first, ...set])];
}
