import type { CountRow } from '@observatorio/domain';
import { isCategory } from './frame/chart-props';
import { fitLines, type Measure } from './frame/text-fit';

/** Size of a tile and height of a line of text, in pixels. */
export interface TileRoom {
  width: number;
  height: number;
  lineHeight: number;
}

/**
 * Separates the tiles, largest first, from the rows that only the legend mentions: the sum of many
 * small categories would crowd out the tiles.
 */
export function treemapRows(rows: readonly CountRow[]): {
  tiles: CountRow[];
  legendOnly: CountRow[];
} {
  return {
    tiles: rows
      .filter((row) => isCategory(row) && row.count > 0)
      .toSorted((a, b) => b.count - a.count),
    legendOnly: rows.filter((row) => !isCategory(row) && row.count > 0),
  };
}

/** A label cut to fewer letters is unreadable. */
const MIN_LETTERS = 4;

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
