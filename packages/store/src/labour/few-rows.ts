import { type Digit, packed } from './packed';
import {
  DIMENSION,
  type DimensionName,
  packAgeGender,
  type TallyRow,
  TOP_OCCUPATIONS,
} from './tally';

/** Maximum number of rows for which reading them is faster than counting each dimension in SQL. */
export const MAX_FEW_ROWS = 3000;

/** A digit that encodes a dimension. */
interface Packed extends Digit {
  dimension: DimensionName;
}

// Age and sex form one dimension: 5 age bands and 2 sexes, with 0 for unknown.
const heads: readonly Packed[] = [
  { sql: 'uf', dimension: 'uf', radix: 64 },
  { sql: 'sector', dimension: 'sector', radix: 32 },
  { sql: packAgeGender, dimension: 'ageGender', radix: 32 },
  { sql: 'size', dimension: 'size', radix: 16 },
];
const tails: readonly Packed[] = [
  { sql: 'band', dimension: 'band', radix: 16 },
  { sql: 'schooling', dimension: 'schooling', radix: 16 },
  { sql: 'step', dimension: 'step', radix: 128 },
];

/** Links with identical values, and their pay. */
export type FewRow = [head: number, tail: number, n: number, pay: number | null];

/** SQL list of the first three columns of a `FewRow`. */
export const fewColumns = `${packed(heads)} AS head, ${packed(tails)} AS tail, n`;

type Sums = Map<number | null, number>;

const add = (sums: Sums, value: number | null, n: number): void => {
  sums.set(value, (sums.get(value) ?? 0) + n);
};

const rowsOf = (dimension: number, sums: Sums): TallyRow[] =>
  [...sums].map(([value, n]) => [dimension, value, n, null]);

/** Counts the rows' links by every dimension except the occupation. */
export function countFew(rows: readonly FewRow[]): TallyRow[] {
  const columns = [...heads, ...tails].map((column) => ({ ...column, sums: new Map() as Sums }));
  const [headSums, tailSums] = [columns.slice(0, heads.length), columns.slice(heads.length)];
  const unpack = (code: number, into: typeof columns, n: number): void => {
    let rest = code;
    for (const { radix, sums } of into.toReversed()) {
      const digit = rest % radix;
      add(sums, digit === radix - 1 ? null : digit, n);
      rest = (rest - digit) / radix;
    }
  };
  let [links, paid] = [0, 0];
  for (const [head, tail, n, pay] of rows) {
    links += n;
    paid += pay ?? 0;
    unpack(head, headSums, n);
    unpack(tail, tailSums, n);
  }
  return [
    [DIMENSION.total, null, links, paid],
    ...columns.flatMap(({ dimension, sums }) => rowsOf(DIMENSION[dimension], sums)),
  ];
}

/** Counts links by occupation. Returns the top occupations, and the links without an occupation. */
export function countFewOccupations(
  rows: Iterable<readonly [occupation: number | null, n: number]>,
): TallyRow[] {
  const sums: Sums = new Map();
  for (const [occupation, n] of rows) add(sums, occupation, n);
  const unknown = [...sums].filter(([occupation]) => occupation === null);
  sums.delete(null);
  const first = [...sums]
    .toSorted(([a, n], [b, m]) => m - n || Number(a) - Number(b))
    .slice(0, TOP_OCCUPATIONS);
  return rowsOf(DIMENSION.occupation, new Map([...first, ...unknown]));
}
