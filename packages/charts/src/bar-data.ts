import { type ChartRow, isOwnCategory } from './chart-props';

/**
 * The rows as bars: from the highest to the lowest, or as they come where the category has an
 * order of its own; "Outras" and "Não informado" always last.
 */
export function barRows(rows: readonly ChartRow[], ordered: boolean): ChartRow[] {
  const own = rows.filter(isOwnCategory);
  const sorted = ordered ? own : own.toSorted((a, b) => b.count - a.count);
  const others = rows.filter(({ key }) => key === '');
  const unknown = rows.filter(({ key, count }) => key === null && count > 0);
  return [...sorted, ...others, ...unknown];
}

/** In pixels: narrower columns have no room for their labels. */
const COLUMN_WIDTH = 52;

/** Columns where their labels fit under them, else horizontal bars. */
export const columnsFit = (rows: readonly unknown[], width: number): boolean =>
  width / Math.max(1, rows.length) >= COLUMN_WIDTH;
