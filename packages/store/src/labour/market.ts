import { packed, unpacked } from './packed';
import type { Selection } from './selection';
import type { Links } from './tally';

/** Links of one sex and level of schooling in one state. Pay is in centavos. */
export interface MarketCell {
  uf: number | null;
  gender: number | null;
  schooling: number | null;
  links: number;
  /** Number of links with classified pay, followed by their minimum and maximum pay. */
  classified: number;
  low: number | null;
  high: number | null;
}

/** Columns packed into a cell, from the highest digit; NULL sorts last. */
const columns = [
  { sql: 'uf', radix: 64 },
  { sql: 'gender', radix: 4 },
  { sql: 'schooling', radix: 16 },
] as const;

/** Row of a market, with the cell packed into a number. */
export type MarketRecord = [
  cell: number,
  links: number,
  classified: number,
  low: number | null,
  high: number | null,
];

/** Query for the market of some links, grouped by the columns `by`, if any. */
export const marketSql = (
  { from, least = 'low', most = 'high' }: Pick<Links, 'from' | 'least' | 'most'>,
  by: readonly string[] = [],
): string => {
  const groups = [...by, packed(columns)];
  return `SELECT ${groups.join(', ')} AS cell, sum(n) AS links,
    sum(CASE WHEN step IS NULL THEN 0 ELSE n END) AS classified,
    min(${least}) AS least, max(${most}) AS most FROM ${from} GROUP BY ${groups.join(', ')}`;
};

/**
 * SQL expressions for the cell digits restricted by the selection, each with the allowed values.
 */
export function marketFilters(selection: Selection): [sql: string, values: readonly number[]][] {
  let weight = 1;
  return columns.toReversed().flatMap(({ sql, radix }) => {
    const digit = `floor(value % ${weight * radix} / ${weight})`;
    weight *= radix;
    const values = selection.get(sql);
    return values ? [[digit, values]] : [];
  });
}

export function cellOf([cell, links, classified, low, high]: MarketRecord): MarketCell {
  const [uf = null, gender = null, schooling = null] = unpacked(cell, columns);
  return { uf, gender, schooling, links, classified, low, high };
}
