import { formatCount, totalOf } from '@observatorio/domain';
import { type CountRow } from './frame/chart-props';
import type { Shape } from './maps/shapes';

/** What a map shows of one shape. */
export interface MapCell {
  shape: Shape;
  /** IBGE code. */
  key: string;
  name: string;
  /** Undefined where there is no data. */
  count: number | undefined;
  /** Which shade it has, 0 for the fewest; undefined where there is no data. */
  shade: number | undefined;
}

/** Everything that a map says, without its colours. */
export interface MapData {
  cells: readonly MapCell[];
  /** The bounds of each class in words, from the fewest to the most. */
  classes: readonly { label: string; shade: number }[];
  hasGaps: boolean;
  /** What the source places nowhere. */
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
 * Upper limits of the classes, the last being the highest value. They put as many values in one
 * class as in the other; where values repeat or are few, there are fewer classes.
 */
export function quantileLimits(values: readonly number[], classes: number): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const limits = Array.from(
    { length: classes },
    (_, index) => sorted[Math.ceil(((index + 1) * sorted.length) / classes) - 1],
  );
  return [...new Set(limits)].filter((limit) => limit !== undefined);
}

/** The class (0 for the fewest) of a value. */
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

/** Fewer classes than shades are spread over them, so that the most has always the last one. */
function spread(classes: number, shades: number): number[] {
  if (classes === 1) return [shades - 1];
  return Array.from({ length: classes }, (_, index) =>
    Math.round((index * (shades - 1)) / (classes - 1)),
  );
}
