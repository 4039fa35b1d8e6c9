import { type CountRow, type Hues, OTHERS, totalOf } from '@observatorio/domain';
import { isCategory } from '../specs/categories';
import { withFreeHues } from '../specs/free-hues';

/** Maximum number of slices that can be compared by eye. */
export const MAX_SLICES = 8;

/** A slice of a pie or ring. */
export interface Slice extends CountRow {
  /** Share of the total, 0–1. */
  share: number;
  /** Hue 1–8 of the palette; undefined for "Outras" and "Não informado". */
  hue: number | undefined;
}

/**
 * Returns at most `MAX_SLICES` slices, largest first. The smallest are summed as "Outras"; "Não
 * informado" comes last.
 */
export function pieSlices(rows: readonly CountRow[], hues: Hues | undefined): Slice[] {
  const total = totalOf(rows);
  const unknown = rows.filter(({ key, count }) => key === null && count > 0);
  const own = rows
    .filter((row) => isCategory(row) && row.count > 0)
    .toSorted((a, b) => b.count - a.count);
  const summed = rows.filter(({ key }) => key === '');
  const room = MAX_SLICES - unknown.length - summed.length;
  const shown = own.length > room ? own.slice(0, room - (summed.length ? 0 : 1)) : own;
  const rest = [...summed, ...own.slice(shown.length)];
  const others = { key: '', label: OTHERS, count: totalOf(rest) };
  // Sorted by key rather than size, so that a category keeps its colour when a filter changes its
  // rank.
  const keys = shown.flatMap(({ key }) => key || []).toSorted((a, b) => Number(a) - Number(b));
  // Rows supplied by a page may contain categories without a hue.
  const hueOf = withFreeHues(keys, hues ?? {});
  return [...shown, ...(others.count > 0 ? [others] : []), ...unknown].map((row) => ({
    ...row,
    share: row.count / total,
    hue: row.key ? hueOf[row.key] : undefined,
  }));
}
