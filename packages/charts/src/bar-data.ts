import type { CountRow } from '@observatorio/domain';
import { isCategory } from './frame/chart-props';
import { fitLines, type Measure } from './frame/text-fit';

/**
 * Sorts the rows for bars: highest first, or in their order if `ordered`. "Outras" and "Não
 * informado" come last, the latter only with a count above zero.
 */
export function barRows(rows: readonly CountRow[], ordered: boolean): CountRow[] {
  const own = rows.filter(isCategory);
  const sorted = ordered ? own : own.toSorted((a, b) => b.count - a.count);
  const others = rows.filter(({ key }) => key === '');
  const unknown = rows.filter(({ key, count }) => key === null && count > 0);
  return [...sorted, ...others, ...unknown];
}

/** Maximum number of lines of a label under a column. */
export const COLUMN_LINES = 3;

/** Whether the label of every category, shortened, fits whole under a column of this width. */
export const labelsFit = (
  rows: readonly CountRow[],
  column: number,
  measure: Measure,
  shorten = (label: string) => label,
): boolean =>
  rows
    .filter(isCategory)
    .map(({ label }) => shorten(label))
    .every((label) => fitLines(label, column, COLUMN_LINES, measure).join(' ') === label);
