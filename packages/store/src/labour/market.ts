import { packed, unpacked } from './packed';
import type { Selection } from './selection';
import type { Links } from './tally';

/** Links of one state, sex and schooling. Pay in centavos. */
export interface MarketCell {
  uf: number | null;
  gender: number | null;
  schooling: number | null;
  links: number;
  /** Links with classified pay, and the least and greatest of it. */
  classified: number;
  low: number | null;
  high: number | null;
}

/** The columns of a cell, in the order of the cells, unknown values last. */
const columns = [
  { sql: 'uf', radix: 64 },
  { sql: 'gender', radix: 4 },
  { sql: 'schooling', radix: 16 },
] as const;

/** Marks the rows of markets in the cube; no dimension of a tally has this number. */
export const MARKET_DIMENSION = 9;

/** A row of a market: the cell as a number. */
export type MarketRow = [
  cell: number,
  links: number,
  classified: number,
  low: number | null,
  high: number | null,
];

/** SQL of the market of some links, or of each value of the columns `by`. */
export const marketSql = (
  { from, least = 'low', most = 'high' }: Pick<Links, 'from' | 'least' | 'most'>,
  by: readonly string[] = [],
): string => {
  const groups = [...by, packed(columns)];
  return `SELECT ${groups.join(', ')} AS cell, sum(n) AS links,
    sum(CASE WHEN step IS NULL THEN 0 ELSE n END) AS classified,
    min(${least}) AS least, max(${most}) AS most FROM ${from} GROUP BY ${groups.join(', ')}`;
};

/** SQL of the columns of a cell that the selection restricts, and the values they may have. */
export function marketFilters(selection: Selection): [sql: string, values: readonly number[]][] {
  let weight = 1;
  return columns.toReversed().flatMap(({ sql, radix }) => {
    const digit = `floor(value % ${weight * radix} / ${weight})`;
    weight *= radix;
    const values = selection.get(sql);
    return values ? [[digit, values]] : [];
  });
}

export function cellOf([cell, links, classified, low, high]: MarketRow): MarketCell {
  const [uf = null, gender = null, schooling = null] = unpacked(cell, columns);
  return { uf, gender, schooling, links, classified, low, high };
}
