import { type CountRow, type Hues, OTHERS, totalOf } from '@observatorio/domain';

/** A category, or a part of one. */
export interface SunburstRow extends CountRow {
  /** Key of the category of a part; null for a category. */
  parent: string | null;
}

/** A sector of a ring. */
export interface Sector extends CountRow {
  /** Hue of its category; undefined for "Outras" and "Não informado". */
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
  /** The categories, largest first, then "Outras" and "Não informado". */
  inner: readonly Sector[];
  /** The parts, within the angle of their category. */
  outer: readonly OuterSector[];
  total: number;
}

/** Maximum number of categories with a colour, that of the palette's hues. */
const MAX_CATEGORIES = 8;

/**
 * Arranges categories and their parts as two rings with the same total. Beyond eight, the smallest
 * categories that are not selected become the parts of "Outras".
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
  const coloured = new Set(ranked.slice(0, MAX_CATEGORIES));
  const others = categories.filter((row) => !coloured.has(row));
  const sum = { key: '', label: OTHERS, count: totalOf(others), hue: undefined };

  const named = withHues(
    categories.filter((row) => coloured.has(row)),
    hues,
  );
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

/** Gives each category its hue, or if that is not one of the palette, the first that is free. */
function withHues(rows: readonly SunburstRow[], hues: Hues): Sector[] {
  const ownOf = ({ key }: SunburstRow) => {
    const hue = hues[key ?? ''] ?? MAX_CATEGORIES + 1;
    return hue <= MAX_CATEGORIES ? hue : undefined;
  };
  const taken = new Set(rows.map(ownOf));
  const free = Array.from({ length: MAX_CATEGORIES }, (_, index) => index + 1).filter(
    (hue) => !taken.has(hue),
  );
  return rows.map((row) => {
    const { key, label, count } = row;
    return { key, label, count, hue: ownOf(row) ?? free.shift() };
  });
}

function partsOf(category: Sector, rows: readonly SunburstRow[]): OuterSector[] {
  const { key: parent, label, hue } = category;
  const parts = rows.map((row) => ({ ...row, parent, hue, isGap: false }));
  const rest = category.count - totalOf(parts);
  return rest > 0 ? [...parts, { key: null, label, count: rest, parent, hue, isGap: true }] : parts;
}
