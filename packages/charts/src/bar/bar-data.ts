import { type CountRow, totalOf } from '@observatorio/domain';
import { fitLines, type MeasureText, wholeLines } from '../canvas/text-fit';
import { isCategory } from '../specs/categories';

/**
 * Sorts the rows for bars: largest first, or in their original order if `ordered`. "Outras" and
 * "Não informado" come last, the latter only if its count is above zero.
 */
export function barRows(rows: readonly CountRow[], ordered: boolean): CountRow[] {
  const own = rows.filter(isCategory);
  const sorted = ordered ? own : own.toSorted((a, b) => b.count - a.count);
  const others = rows.filter(({ key }) => key === '');
  const unknown = rows.filter(({ key, count }) => key === null && count > 0);
  return [...sorted, ...others, ...unknown];
}

/** Maximum number of categories whose bars remain readable. */
export const MAX_ROWS = 40;

/** Height of a bar with its label, in pixels. */
const BAR_ROOM = 20;

/** Height needed for this number of rows, in pixels. */
export const barsHeight = (rows: number): number => Math.min(rows, MAX_ROWS + 2) * BAR_ROOM;

/** Sum of the rows left out of a chart; undefined if it shows all of them. */
export function restOf(rows: readonly CountRow[], bars: readonly CountRow[]): CountRow | undefined {
  const count = totalOf(rows) - totalOf(bars);
  return bars.length < rows.length && count > 0
    ? { key: '', label: `Fora das ${bars.length} do gráfico`, count }
    : undefined;
}

/** Returns the longest bars in their original order, plus "Outras" and "Não informado". */
export function topBars(bars: readonly CountRow[]): readonly CountRow[] {
  const own = bars.filter(isCategory).toSorted((a, b) => b.count - a.count);
  const left = new Set(own.slice(MAX_ROWS));
  return left.size > 0 ? bars.filter((row) => !left.has(row)) : bars;
}

/** Maximum number of lines of a label under a column. */
export const COLUMN_LINES = 3;

/**
 * Whether every label, once shortened, fits in full under a column of this width. Only the words of
 * "Não informado" may be broken.
 */
export const labelsFit = (
  rows: readonly CountRow[],
  column: number,
  measure: MeasureText,
  shorten = (label: string) => label,
): boolean =>
  rows.every((row) =>
    isCategory(row)
      ? fitLines(shorten(row.label), column, COLUMN_LINES, measure).join(' ') === shorten(row.label)
      : wholeLines(row.label, column, COLUMN_LINES, measure) !== undefined,
  );
