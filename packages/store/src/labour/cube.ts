import { type Axis, type AxisColumn, axes } from './axes';

const MUNICIPALITY_KEYS = 100_000_000;
const OCCUPATION_KEYS = 200_000_000;

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
export const occupationKey = (code: number): number => OCCUPATION_KEYS + code;

/** SQL of a key's occupation, and of the condition that the key belongs to one. */
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

/** All sets of at most `size` of the given axes, the empty one first. */
export function axisSets(size: number, from: readonly Axis[] = axes): Axis[][] {
  const [first, ...rest] = from;
  if (!first) return [[]];
  const without = axisSets(size, rest);
  return size === 0
    ? [[]]
    : [...without, ...axisSets(size - 1, rest).map((set) => [first, ...set])];
}
