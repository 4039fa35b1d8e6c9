import type { CountRow, Hues } from '@observatorio/domain';
import { totalOf } from '@observatorio/domain';

/** A category, or a part of one. */
export interface SunburstRow extends CountRow {
  /** Key of the category of a part; null for a category. */
  parent: string | null;
}

/** A sector of a ring. */
export interface Sector extends CountRow {
  /** Hue of its category; undefined for "Não informado". */
  hue: number | undefined;
}

/** A sector of the outer ring. */
export interface OuterSector extends Sector {
  parent: string | null;
  /** The rest of a category that its parts do not account for; nothing is drawn there. */
  isGap: boolean;
}

/** The sectors of both rings. */
export interface SunburstData {
  /** The categories, largest first, "Não informado" last. */
  inner: readonly Sector[];
  /** The parts, within the angle of their category. */
  outer: readonly OuterSector[];
  total: number;
}

/** Arranges categories and their parts as two rings with the same total. */
export function sunburstData(rows: readonly SunburstRow[], hues: Hues): SunburstData {
  const counted = rows
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => Number(a.key === null) - Number(b.key === null) || b.count - a.count);
  const inner = counted
    .filter(({ parent }) => parent === null)
    .map(({ key, label, count }) => ({ key, label, count, hue: key ? hues[key] : undefined }));
  return {
    inner,
    outer: inner.flatMap((category) =>
      partsOf(
        category,
        counted.filter(({ parent }) => parent !== null && parent === category.key),
      ),
    ),
    total: totalOf(inner),
  };
}

function partsOf(category: Sector, rows: readonly SunburstRow[]): OuterSector[] {
  const { key: parent, label, hue } = category;
  const parts = rows.map((row) => ({ ...row, hue, isGap: false }));
  const rest = category.count - totalOf(parts);
  return rest > 0 ? [...parts, { key: null, label, count: rest, parent, hue, isGap: true }] : parts;
}
