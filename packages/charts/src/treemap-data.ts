import type { CountRow } from '@observatorio/domain';
import { barRows, restOf } from './bar-data';
import { isCategory } from './frame/chart-props';
import { fitLines, type Measure } from './frame/text-fit';

/** Size of a tile and line height of its text, in pixels. */
export interface TileRoom {
  width: number;
  height: number;
  lineHeight: number;
}

/** Returns the rows with a count as tiles: largest first, then "Outras" and "Não informado". */
export const treemapRows = (rows: readonly CountRow[]): CountRow[] =>
  barRows(rows, false).filter(({ count }) => count > 0);

/** Maximum number of bars that replace the tiles in a narrow chart. */
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
 * Returns the text of a tile: its label on as many lines as fit and, below it, its value if that
 * fits in full. Empty for tiny tiles.
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
