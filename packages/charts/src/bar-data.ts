import { type CountRow, isOwnCategory } from './frame/chart-props';
import { fitLines, type Measure } from './frame/text-fit';

/**
 * The rows as bars: from the highest to the lowest, or as they come where the category has an
 * order of its own; "Outras" and "Não informado" always last, the latter only where it counts.
 */
export function barRows(rows: readonly CountRow[], ordered: boolean): CountRow[] {
  const own = rows.filter(isOwnCategory);
  const sorted = ordered ? own : own.toSorted((a, b) => b.count - a.count);
  const others = rows.filter(({ key }) => key === '');
  const unknown = rows.filter(({ key, count }) => key === null && count > 0);
  return [...sorted, ...others, ...unknown];
}

/** The most lines of a label under a column. */
export const COLUMN_LINES = 3;

/** Whether each category's whole label fits under a column of this width. */
export const labelsFit = (rows: readonly CountRow[], column: number, measure: Measure): boolean =>
  rows
    .filter(isOwnCategory)
    .every(({ label }) => fitLines(label, column, COLUMN_LINES, measure).join(' ') === label);
