import { type CountRow, type Hues, OTHERS, totalOf } from '@observatorio/domain';
import { MAX_HUES, withFreeHues } from '../specs/free-hues';

/** A category or one of its parts. */
export interface SunburstRow extends CountRow {
  /** Key of the category a part belongs to; null for a category. */
  parent: string | null;
}

/** A sector of a ring. */
export interface SunburstSector extends CountRow {
  /** Hue of the category; undefined for "Outras" and "Não informado". */
  hue: number | undefined;
}

/** A sector of the outer ring. */
export interface OuterSector extends SunburstSector {
  parent: string | null;
  /** Whether this is the share of a category that its parts do not cover; it is not drawn. */
  isGap: boolean;
}

/** Sectors of both rings. */
export interface SunburstData {
  /** Categories, largest first, then "Outras" and "Não informado". */
  inner: readonly SunburstSector[];
  /** Parts, within the angle of their category. */
  outer: readonly OuterSector[];
  total: number;
}

/**
 * Arranges categories and their parts in two rings with the same total. Beyond eight categories,
 * the smallest unselected ones become the parts of "Outras".
 */
export function sunburstData(
  rows: readonly SunburstRow[],
  hues: Hues,
  chosen: readonly string[] = [],
): SunburstData {
  const counted = rows.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  const partsIn = (category: string | null) =>
    counted.filter(({ parent }) => parent !== null && parent === category);
  const isChosen = ({ key }: SunburstRow) =>
    [key, ...partsIn(key).map((part) => part.key)].some((each) => chosen.includes(each ?? ''));

  const categories = counted.filter(({ parent, key }) => parent === null && key);
  const ranked = [...categories.filter(isChosen), ...categories.filter((row) => !isChosen(row))];
  const coloured = new Set(ranked.slice(0, MAX_HUES));
  const others = categories.filter((row) => !coloured.has(row));
  const sum = { key: '', label: OTHERS, count: totalOf(others), hue: undefined };

  const shown = categories.filter((row) => coloured.has(row));
  const hueOf = withFreeHues(
    shown.map(({ key }) => key ?? ''),
    hues,
  );
  const named = shown.map(({ key, label, count }) => ({
    key,
    label,
    count,
    hue: hueOf[key ?? ''],
  }));
  const unknown = counted
    .filter(({ parent, key }) => parent === null && !key)
    .map(({ key, label, count }) => ({ key, label, count, hue: undefined }));
  const inner = [...named, ...(others.length > 0 ? [sum] : []), ...unknown];
  return {
    inner,
    outer: inner.flatMap((category) =>
      partsOf(category, category === sum ? others : partsIn(category.key)),
    ),
    total: totalOf(inner),
  };
}

function partsOf(category: SunburstSector, rows: readonly SunburstRow[]): OuterSector[] {
  const { key: parent, label, hue } = category;
  const parts = rows.map((row) => ({ ...row, parent, hue, isGap: false }));
  const rest = category.count - totalOf(parts);
  return rest > 0 ? [...parts, { key: null, label, count: rest, parent, hue, isGap: true }] : parts;
}
