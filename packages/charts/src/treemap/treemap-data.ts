import type { CountRow } from '@observatorio/domain';
import { barRows, restOf } from '../bar/bar-data';
import { fitLines, type Measure } from '../canvas/text-fit';
import { isCategory } from '../specs/categories';

/** Size of a tile and line height of its text, in pixels. */
export interface TileRoom {
  width: number;
  height: number;
  lineHeight: number;
}

/** Returns the rows with a count as tiles: largest first, then "Outras" and "Não informado". */
export const treemapRows = (rows: readonly CountRow[]): CountRow[] =>
  barRows(rows, false).filter(({ count }) => count > 0);

/**
 * Number of largest categories drawn as bars in a narrow chart. Selected categories are drawn in
 * addition to these.
 */
export const MAX_BARS = 15;

/**
 * Returns the largest and the selected categories as bars, plus the sum of the rest. The rest is
 * not drawn: its bar would be many times longer than any other.
 */
export function treemapBars(
  rows: readonly CountRow[],
  chosen: readonly string[],
): { bars: CountRow[]; rest: CountRow | undefined } {
  const tiles = treemapRows(rows);
  const bars = tiles.filter(
    (row, index) => isCategory(row) && (index < MAX_BARS || chosen.includes(row.key ?? '')),
  );
  return { bars, rest: restOf(tiles, bars) };
}

/** A truncated label of this length (including "…") or shorter is unreadable. */
const MIN_LETTERS = 5;

/**
 * Returns the lines of text on a tile: its label on at most three lines, leaving one line for its
 * value unless only one fits, and then the value if it fits in full. Empty if no line fits or the
 * label would be truncated to `MIN_LETTERS` characters or fewer.
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
  if (lines.some((line) => line === '' || isTooShort(line))) return [];
  return room > lines.length && measure(value) <= width ? [...lines, value] : lines;
}

const isTooShort = (line: string): boolean => line.endsWith('…') && line.length <= MIN_LETTERS;
