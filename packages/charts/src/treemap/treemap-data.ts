import type { CountRow } from '@observatorio/domain';
import { barRows, restOf } from '../bar/bar-data';
import { type MeasureText, wholeLines } from '../canvas/text-fit';
import { isCategory } from '../specs/categories';

/** Size of a tile and line height of its text, in pixels. */
export interface TileRoom {
  width: number;
  height: number;
  lineHeight: number;
}

/** A group of categories, which share a colour. */
export interface TileGroup {
  code: string;
  label: string;
}

/** Returns the group of a category; undefined if it belongs to none. */
export type GroupOf = (key: string) => TileGroup | undefined;

/** A category as a tile. */
export interface Tile extends CountRow {
  group: TileGroup | undefined;
}

/**
 * Returns the categories with a count as tiles, the largest group first and largest first in each,
 * their groups in that order, and the sum of the rows without a tile. The rest is not drawn: it may
 * be larger than all tiles together.
 */
export function treemapTiles(
  rows: readonly CountRow[],
  groupOf: GroupOf = () => undefined,
): { tiles: Tile[]; groups: TileGroup[]; rest: CountRow | undefined } {
  const all = barRows(rows, false).filter(({ count }) => count > 0);
  const largestFirst = all.filter(isCategory);
  const totals = new Map<string | undefined, number>();
  const groups = new Map<string, TileGroup>();
  const tiles = largestFirst.map((row): Tile => {
    const group = groupOf(row.key ?? '');
    totals.set(group?.code, (totals.get(group?.code) ?? 0) + row.count);
    if (group) groups.set(group.code, group);
    return { ...row, group };
  });
  const total = (group: TileGroup | undefined) => totals.get(group?.code) ?? 0;
  return {
    tiles: tiles.toSorted((a, b) => total(b.group) - total(a.group)),
    groups: [...groups.values()].toSorted((a, b) => total(b) - total(a)),
    rest: restOf(all, largestFirst),
  };
}

/**
 * Number of largest categories drawn as bars in a narrow chart. Selected categories are drawn in
 * addition to these.
 */
export const MAX_BARS = 15;
export const MAX_BARS_ON_PHONE = 10;

/**
 * Returns the largest and the selected categories as bars, plus the sum of the rest. The rest is
 * not drawn: its bar would be many times longer than any other.
 */
export function treemapBars(
  rows: readonly CountRow[],
  chosen: readonly string[],
  max = MAX_BARS,
): { bars: CountRow[]; rest: CountRow | undefined } {
  const all = barRows(rows, false).filter(({ count }) => count > 0);
  const bars = all.filter(
    (row, index) => isCategory(row) && (index < max || chosen.includes(row.key ?? '')),
  );
  return { bars, rest: restOf(all, bars) };
}

/**
 * Returns the lines of text on a tile: its whole label, and then the value if it fits too. Empty if
 * the label does not fit.
 */
export function tileLines(
  label: string,
  value: string,
  { width, height, lineHeight }: TileRoom,
  measure: MeasureText,
): string[] {
  const room = Math.floor(height / lineHeight);
  const lines = room < 1 ? undefined : wholeLines(label, width, room, measure);
  if (!lines) return [];
  return room > lines.length && measure(value) <= width ? [...lines, value] : lines;
}
