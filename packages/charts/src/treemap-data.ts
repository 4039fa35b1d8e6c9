import { type CountRow, isOwnCategory } from './frame/chart-props';
import { fitLines, type Measure } from './frame/text-fit';

/** A tile's size and the text's height, in pixels. */
export interface TileRoom {
  width: number;
  height: number;
  lineHeight: number;
}

/**
 * What stands on tiles, the largest first, and what is only said beside them: the sum of the many small ones would
 * take the room of those that the chart is about.
 */
export function treemapRows(rows: readonly CountRow[]): { tiles: CountRow[]; beside: CountRow[] } {
  return {
    tiles: rows
      .filter((row) => isOwnCategory(row) && row.count > 0)
      .toSorted((a, b) => b.count - a.count),
    beside: rows.filter((row) => !isOwnCategory(row) && row.count > 0),
  };
}

/** A label cut to fewer letters than this says nothing. */
const MIN_LETTERS = 4;

/**
 * A tile's text: its label in as many lines as fit and, under it, its value where that fits whole;
 * a tiny tile has none.
 */
export function tileLines(
  label: string,
  value: string,
  { width, height, lineHeight }: TileRoom,
  measure: Measure,
): string[] {
  const room = Math.floor(height / lineHeight);
  if (room < 1) return [];
  const lines = fitLines(label, width, Math.min(3, Math.max(1, room - 1)), measure);
  if (lines.some((line) => line === '' || isStump(line))) return [];
  return room > lines.length && measure(value) <= width ? [...lines, value] : lines;
}

const isStump = (line: string): boolean => line.endsWith('…') && line.length <= MIN_LETTERS;
