import { type CountRow, formatCount, totalOf } from '@observatorio/domain';
import type { Shape } from './maps/shapes';

/** A shape and its value. */
export interface MapCell {
  shape: Shape;
  /** IBGE code. */
  key: string;
  name: string;
  /** Undefined without data. */
  count: number | undefined;
  /** Index of its shade, 0 for the lowest; undefined without data. */
  shade: number | undefined;
}

/** The contents of a map, without colours. */
export interface MapData {
  cells: readonly MapCell[];
  /** Labels of the classes, lowest first. */
  classes: readonly { label: string; shade: number }[];
  hasGaps: boolean;
  /** Count without a known place. */
  unplaced: number;
  total: number;
}

/** Joins rows to shapes by code and sorts them into at most `shades` classes of equal size. */
export function mapData(
  shapes: readonly Shape[],
  rows: readonly CountRow[],
  shades: number,
): MapData {
  const countOf = new Map(rows.map(({ key, count }) => [key, count]));
  const known = shapes.flatMap(({ id }) => countOf.get(id) ?? []);
  const limits = quantileLimits(known, shades);
  const shadeOf = spread(limits.length, shades);
  return {
    cells: shapes.map((shape) => {
      const count = countOf.get(shape.id);
      const shade = count === undefined ? undefined : shadeOf[classOf(count, limits)];
      return { shape, key: shape.id, name: shape.properties.name, count, shade };
    }),
    classes: classLabels(limits).map((label, index) => ({ label, shade: shadeOf[index] ?? 0 })),
    hasGaps: known.length < shapes.length,
    unplaced: countOf.get(null) ?? 0,
    total: totalOf(rows),
  };
}

/**
 * Upper limits of classes with equal numbers of values; the last limit is the highest value.
 * Repeated or few values give fewer classes.
 */
export function quantileLimits(values: readonly number[], classes: number): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const limits = Array.from(
    { length: classes },
    (_, index) => sorted[Math.ceil(((index + 1) * sorted.length) / classes) - 1],
  );
  return [...new Set(limits)].filter((limit) => limit !== undefined);
}

/** Index of a value's class, 0 for the lowest. */
const classOf = (value: number, limits: readonly number[]): number =>
  limits.findIndex((limit) => value <= limit);

/** `Até 1.234`, `1.235 a 5.678`, `Mais de 5.678`. */
export function classLabels(limits: readonly number[]): string[] {
  return limits.map((limit, index) => {
    const below = limits[index - 1];
    if (below === undefined) return `Até ${formatCount(limit)}`;
    if (index === limits.length - 1) return `Mais de ${formatCount(below)}`;
    return `${formatCount(below + 1)} a ${formatCount(limit)}`;
  });
}

/** Spreads the classes over the shades, so that the highest class always has the last shade. */
function spread(classes: number, shades: number): number[] {
  if (classes === 1) return [shades - 1];
  return Array.from({ length: classes }, (_, index) =>
    Math.round((index * (shades - 1)) / (classes - 1)),
  );
}
