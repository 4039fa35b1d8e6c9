import type { CountRow } from '@observatorio/domain';
import { barRows, restOf } from './bar-data';
import { isCategory } from './frame/chart-props';
import { fitLines, type Measure } from './frame/text-fit';

/** Size of a tile and height of a line of text, in pixels. */
export interface TileRoom {
  width: number;
  height: number;
  lineHeight: number;
}

/** The rows with a count as tiles: largest first, then "Outras" and "Não informado". */
export const treemapRows = (rows: readonly CountRow[]): CountRow[] =>
  barRows(rows, false).filter(({ count }) => count > 0);

/** Maximum number of bars that replace the tiles of a narrow chart. */
export const MAX_BARS = 15;

/**
 * The largest categories and the selected ones as bars, and the sum of the rest. A bar of the rest
 * would be many times longer than any other.
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

/** A label cut to fewer letters is unreadable. */
const MIN_LETTERS = 5;

/**
 * The text of a tile: its label in as many lines as fit and, below, its value if it fits whole.
 * Empty for tiny tiles.
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
