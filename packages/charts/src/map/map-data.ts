import { type CountRow, totalOf } from '@observatorio/domain';
import type { MapShape } from '../maps/shapes';
import { classLabels, classLimits, classOf, haveOwnClasses } from './map-classes';

/** A shape and its value. */
export interface MapCell {
  shape: MapShape;
  /** IBGE code. */
  key: string;
  name: string;
  /** Value of the place; undefined if there are no data. */
  count: number | undefined;
  /** Index of the shade, 0 for the lowest; undefined if there are no data. */
  shade: number | undefined;
  /** Why there is no value, if that is known. */
  gap: MapGap | undefined;
}

/** A place whose value is withheld, or that has nothing to measure. */
export interface MapGap {
  key: string;
  isWithheld: boolean;
  /** Describes the place in a tooltip. */
  sentence: string;
}

/** Contents of a map, without colours. */
export interface MapData {
  cells: readonly MapCell[];
  /** Whether several places have values, which are all equal. */
  areEqual: boolean;
  /** Labels of the classes, lowest first. */
  classes: readonly { label: string; shade: number }[];
  /**
   * Reason why some places have no count: data are missing, or only the selected places were
   * requested.
   */
  gaps: 'none' | 'missing' | 'unchosen';
  /** The place with the highest count; undefined if several share it or all counts are zero. */
  highest: MapCell | undefined;
  /** Total count of the rows without a known place. */
  unplaced: number;
  total: number;
}

/**
 * Returns the place with the highest count; undefined if several share it or all counts are zero.
 */
function highestOf(cells: readonly MapCell[]): MapCell | undefined {
  const highest = Math.max(...cells.map(({ count = 0 }) => count));
  const [first, ...others] = cells.filter(({ count }) => count === highest);
  return highest > 0 && others.length === 0 ? first : undefined;
}

interface MapDataOptions {
  /** Maximum number of classes. */
  shades: number;
  /** Keys of the selected places. Default: none. */
  chosen?: readonly string[];
  /** Places without a value for a known reason. Default: none. */
  gaps?: readonly MapGap[];
  /** Format of the values in the legend. Default: that of counts. */
  format?: ((value: number) => string) | undefined;
  /** Significant digits of the bounds of the classes. Default: 2. */
  digits?: number | undefined;
}

/** Joins rows to shapes by code and groups the places into classes of similar size. */
export function mapData(
  shapes: readonly MapShape[],
  rows: readonly CountRow[],
  { shades, chosen = [], gaps = [], format, digits }: MapDataOptions,
): MapData {
  const countOf = new Map(rows.map(({ key, count }) => [key, count]));
  const known = shapes.flatMap(({ id }) => countOf.get(id) ?? []);
  const limits = classLimits(known, shades, digits);
  const shadeOf = spread(limits.length, shades);
  const gapOf = new Map(gaps.map((gap) => [gap.key, gap]));
  const cells = shapes.map((shape) => {
    const count = countOf.get(shape.id);
    const shade = count === undefined ? undefined : shadeOf[classOf(count, limits)];
    const { id: key, properties } = shape;
    return { shape, key, name: properties.name, count, shade, gap: gapOf.get(key) };
  });
  return {
    cells,
    areEqual: known.length > 1 && new Set(known).size === 1,
    highest: highestOf(cells),
    classes: classLabels(limits, {
      areWhole: known.every(Number.isInteger),
      areValues: haveOwnClasses([...new Set(known)], shades),
      format,
    }).map((label, index) => ({
      label,
      shade: shadeOf[index] ?? 0,
    })),
    gaps: cells.every(({ count, gap }) => gap || count !== undefined)
      ? 'none'
      : gapsOf(rows, chosen),
    unplaced: countOf.get(null) ?? 0,
    total: totalOf(rows),
  };
}

function gapsOf(rows: readonly CountRow[], chosen: readonly string[]): MapData['gaps'] {
  const isNarrowed = rows.every(({ key }) => !key || chosen.includes(key));
  return isNarrowed && chosen.length > 0 ? 'unchosen' : 'missing';
}

/**
 * Spreads the classes across the shades, so that the highest class has the last shade; a single one,
 * in which no place stands out, has the middle shade.
 */
function spread(classes: number, shades: number): number[] {
  if (classes === 1) return [Math.floor(shades / 2)];
  return Array.from({ length: classes }, (_, index) =>
    Math.round((index * (shades - 1)) / (classes - 1)),
  );
}
