import type { Percentile } from '@observatorio/domain';
import type { PayClass } from './pay-classes';
import type { Percentiles } from './percentiles';

/**
 * Dimensions of the cube's rows. A tally, of which the ten cards are projections, counts by all of
 * them except `market`, whose rows are the cells of a market, and `percentile`.
 */
export const DIMENSION = {
  total: 0,
  uf: 1,
  sector: 2,
  occupation: 3,
  band: 4,
  step: 5,
  ageGender: 6,
  size: 7,
  schooling: 8,
  market: 9,
  percentile: 10,
} as const;

export type DimensionName = Exclude<keyof typeof DIMENSION, 'market' | 'percentile'>;

/**
 * Number of links with `value` in a dimension. Only the total row has pay, in centavos. In rows of
 * the dimension `percentile`, which exist if precomputed, `value` is the percentile and `n` its pay,
 * twice the pay for the median.
 */
export type TallyRow = [
  dimension: number,
  value: number | null,
  n: number | null,
  pay: number | null,
];

/** Number of occupations listed individually; the others are summed. */
export const TOP_OCCUPATIONS = 30;

const AGE_GENDER_RADIX = 4;

/** SQL expression that combines age band and sex into one dimension; unknown values are 0. */
export const packAgeGender = `coalesce(age, 0) * ${AGE_GENDER_RADIX} + coalesce(gender, 0)`;

export const ageOf = (ageGenderValue: number): number =>
  Math.floor(ageGenderValue / AGE_GENDER_RADIX);
export const genderOf = (ageGenderValue: number): number => ageGenderValue % AGE_GENDER_RADIX;

const values: Readonly<Record<Exclude<DimensionName, 'total' | 'occupation'>, string>> = {
  uf: 'uf',
  sector: 'sector',
  band: 'band',
  step: 'step',
  ageGender: packAgeGender,
  size: 'size',
  schooling: 'schooling',
};

/** Low-cardinality dimensions: all except `total` and `occupation`. */
export const smallDimensions = Object.keys(values) as (keyof typeof values)[];

/** Links to count. */
export interface Links {
  /** Table or subquery. */
  from: string;
  /** Condition on the rows. Default: all rows. */
  where?: string;
  /** SQL expression for the total pay of a row's links. Default: the column `pay`. */
  paid?: string;
}

// Aliases differ from all column names because ClickHouse resolves a name to the alias first.
const counted = 'sum(n) AS counted';
const noPay = 'NULL AS paid';
const columns = (names: readonly string[], end: string): string => [...names, end].join(', ');

const rowsOf = ({ from, where }: Links, also?: string): string => {
  const conditions = [where, also].filter(Boolean);
  return conditions.length > 0 ? `${from} WHERE ${conditions.join(' AND ')}` : from;
};

/** Query for the number of links and their pay, for each value of the columns `by`. */
export function totalSql(links: Links, by: readonly string[] = []): string {
  const { paid = 'pay' } = links;
  const select = columns(
    by,
    `${DIMENSION.total} AS dim, NULL AS value, ${counted}, sum(${paid}) AS paid`,
  );
  return `SELECT ${select} FROM ${rowsOf(links)}${by.length > 0 ? ` GROUP BY ${by.join(', ')}` : ''}`;
}

/** Query for the links by one low-cardinality dimension. */
export function dimensionSql(
  name: keyof typeof values,
  links: Links,
  by: readonly string[] = [],
): string {
  const value = values[name];
  return `SELECT ${columns(by, `${DIMENSION[name]} AS dim, ${value} AS value, ${counted}, ${noPay}`)} FROM ${rowsOf(links)} GROUP BY ${columns(by, value)}`;
}

/** Number of codes per dimension; exceeds all values. The highest code is for unknown values. */
const CODES = 1000;

/**
 * Query for the total and for the links by each low-cardinality dimension, in a single scan. Calls
 * `repeat`, the dialect's function, to count each row once under a code for each dimension.
 */
export function repeatedSql(links: Links, repeat: (values: readonly string[]) => string): string {
  const { paid = 'pay' } = links;
  const codes = smallDimensions.map(
    (name) =>
      `CAST(coalesce(${values[name]}, ${CODES - 1}) AS BIGINT) + ${DIMENSION[name] * CODES}`,
  );
  const total = `CAST(${DIMENSION.total * CODES + CODES - 1} AS BIGINT)`;
  return `SELECT floor(code / ${CODES}) AS dim, nullIf(code % ${CODES}, ${CODES - 1}) AS value,
     counted, paid FROM (
     SELECT ${repeat([total, ...codes])} AS code, ${counted}, sum(${paid}) AS paid
     FROM ${rowsOf(links)} GROUP BY code) AS coded`;
}

/** Query for the links by occupation, without a limit. */
export const occupationSql = (links: Links, by: readonly string[] = [], also?: string): string =>
  `SELECT ${columns(by, `${DIMENSION.occupation} AS dim, occupation AS value, ${counted}, ${noPay}`)} FROM ${rowsOf(links, also)} GROUP BY ${columns(by, 'occupation')}`;

/**
 * Queries for the links of the top occupations and for the links without an occupation. The pay
 * columns are added outside the subquery so that PostgreSQL infers the type of each NULL from the
 * other parts (see `served-sql.test.ts`).
 */
export const topOccupationsSql = (links: Links): string[] => [
  `SELECT dim, value, counted, ${noPay} FROM (
     SELECT ${DIMENSION.occupation} AS dim, occupation AS value, ${counted}
     FROM ${rowsOf(links, 'occupation IS NOT NULL')} GROUP BY occupation
     ORDER BY counted DESC, value LIMIT ${TOP_OCCUPATIONS}) AS top`,
  occupationSql(links, [], 'occupation IS NULL'),
];

/** Counts for one selection, shown by the ten cards. Pay is in centavos. */
export interface Tally {
  links: number;
  /** Sum of the pay of the links with classified pay. */
  pay: number;
  /** Percentiles of the pay; empty if not precomputed. */
  percentiles: Percentiles;
  /** The edition's pay classes; `counts.step` refers to them by index. */
  classes: readonly PayClass[];
  /**
   * Links by value in each dimension; null is the unknown value. May list only the top occupations.
   */
  counts: Readonly<Record<DimensionName, ReadonlyMap<number | null, number>>>;
}

const names = Object.keys(DIMENSION).slice(0, DIMENSION.market) as DimensionName[];

/** Returns the pay of a row of the dimension `percentile`, in centavos. */
export const readyPercentile = (percent: number | null, n: number | null): number =>
  (n ?? 0) / (percent === 50 ? 2 : 1);

/** Sums rows of an edition with the given pay classes into a tally. */
export function tallyOf(rows: Iterable<TallyRow>, classes: readonly PayClass[]): Tally {
  const counts = Object.fromEntries(names.map((name) => [name, new Map()])) as Record<
    DimensionName,
    Map<number | null, number>
  >;
  const percentiles = new Map<Percentile, number>();
  let totals = 0;
  const tally = { links: 0, pay: 0, classes, counts };
  for (const [dimension, value, n, pay] of rows) {
    if (dimension === DIMENSION.total) {
      tally.links += n ?? 0;
      tally.pay += pay ?? 0;
      totals += 1;
    } else if (dimension === DIMENSION.percentile) {
      percentiles.set(value as Percentile, readyPercentile(value, n));
    } else {
      const sums = counts[names[dimension] as DimensionName];
      sums.set(value, (sums.get(value) ?? 0) + (n ?? 0));
    }
  }
  // Percentiles are not additive.
  return { ...tally, percentiles: totals === 1 ? percentiles : new Map() };
}
