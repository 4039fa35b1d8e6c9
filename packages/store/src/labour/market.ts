import { packed, unpacked } from './packed';
import type { PayClass } from './pay-classes';
import { boundsOf, type PayBounds, sumOf } from './pay-statistics';
import type { Selection } from './selection';

/** Links of one sex and level of schooling in one state. */
export interface MarketCell {
  uf: number | null;
  gender: number | null;
  schooling: number | null;
  links: number;
  /** Number of links with classified pay. */
  classified: number;
  /** Published bounds of their pay; undefined if they are too few. */
  bounds: PayBounds | undefined;
}

/** Columns packed into a cell, from the highest digit; NULL sorts last. */
const cellColumns = [
  { sql: 'uf', radix: 64 },
  { sql: 'gender', radix: 4 },
  { sql: 'schooling', radix: 16 },
] as const;

/** Exceeds every pay class; the highest code is for unclassified pay. */
const CLASSES = 128;

const columns = [...cellColumns, { sql: 'step', radix: CLASSES }] as const;

/** Row of a market: a cell and a pay class, packed into a number, and their links. */
export type MarketRecord = [cell: number, links: number];

/** Query for the market of a table's links, grouped by the columns `by`, if any. */
export const marketSql = (from: string, by: readonly string[] = []): string => {
  const groups = [...by, packed(columns)];
  return `SELECT ${groups.join(', ')} AS cell, sum(n) AS links FROM ${from} GROUP BY ${groups.join(', ')}`;
};

/**
 * SQL expressions for the cell digits restricted by the selection, each with the allowed values.
 */
export function marketFilters(selection: Selection): [sql: string, values: readonly number[]][] {
  let weight = 1;
  return columns.toReversed().flatMap(({ sql, radix }) => {
    const digit = `floor(value % ${weight * radix} / ${weight})`;
    weight *= radix;
    const values = sql === 'step' ? undefined : selection.get(sql);
    return values ? [[digit, values]] : [];
  });
}

/** Collects a market's rows, which must be in cell order, into cells. */
export function cellsOf(
  records: readonly MarketRecord[],
  classes: readonly PayClass[],
): MarketCell[] {
  const cells = new Map<number, MarketRecord[]>();
  for (const record of records) {
    const cell = Math.floor(record[0] / CLASSES);
    const known = cells.get(cell);
    if (known) known.push(record);
    else cells.set(cell, [record]);
  }
  return [...cells].map(([cell, of]) => {
    const [uf = null, gender = null, schooling = null] = unpacked(cell, cellColumns);
    const counts = new Map(
      of.map(([code, n]) => [code % CLASSES, n] as const).filter(([each]) => each < CLASSES - 1),
    );
    return {
      uf,
      gender,
      schooling,
      links: sumOf(of.map(([, n]) => n)),
      classified: sumOf(counts.values()),
      bounds: boundsOf(counts, classes),
    };
  });
}
