/** A subject at two positive values. */
export interface ScatterPoint {
  /** Null if it is not selectable. */
  key: string | null;
  label: string;
  x: number;
  y: number;
  /** Index of its group. */
  group: number;
}

/** Whether a logarithmic axis has a place for a point. */
export const isPlaceable = ({ x, y }: Pick<ScatterPoint, 'x' | 'y'>): boolean => x > 0 && y > 0;

/** Factor between the outermost points and the ends of the axes. */
const MARGIN = 1.3;

/** Returns the common range of both axes, so that the diagonal runs from corner to corner. */
export function commonRange(points: readonly ScatterPoint[]): { min: number; max: number } {
  const values = points.flatMap(({ x, y }) => [x, y]);
  return { min: Math.min(...values) / MARGIN, max: Math.max(...values) * MARGIN };
}

/** Multiples of a power of ten that get a tick; the densest first. */
const STEPS = [[1, 2, 5], [1, 3], [1]] as const;

/** Returns round values of a logarithmic axis; at most `room` of them, if powers of ten allow. */
export function logTicks(min: number, max: number, room: number): number[] {
  const first = Math.floor(Math.log10(min));
  const powers = Array.from({ length: Math.ceil(Math.log10(max)) - first + 1 }, (_, index) =>
    Math.round(10 ** (first + index)),
  ).filter((power) => power > 0);
  const ticksOf = (steps: readonly number[]) =>
    powers
      .flatMap((power) => steps.map((step) => step * power))
      .filter((tick) => tick >= min && tick <= max);
  return STEPS.map(ticksOf).find((ticks) => ticks.length <= room) ?? ticksOf([1]);
}

/**
 * Returns the indexes of the points worth naming, in order of priority: those with the largest
 * ratios and the largest differences above and below the diagonal, in turn.
 */
export function notablePoints(points: readonly ScatterPoint[], count: number): number[] {
  const indexes = points.map((_, index) => index);
  const by = (valueOf: (point: ScatterPoint) => number) => {
    const values = points.map(valueOf);
    return indexes.toSorted((a, b) => (values[b] ?? 0) - (values[a] ?? 0));
  };
  const orders = [
    by(({ x, y }) => y / x),
    by(({ x, y }) => x / y),
    by(({ x, y }) => y - x),
    by(({ x, y }) => x - y),
  ];
  const turns = indexes.flatMap((turn) => orders.flatMap((order) => order[turn] ?? []));
  return [...new Set(turns)].slice(0, count);
}

/** An area of a canvas, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A name to place next to its point. */
export interface NameSize {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Gap between a point and its name, in pixels. */
const GAP = 9;

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const contains = (outer: Box, inner: Box): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

/** Possible places of a name, best first: to the right, to the left, above and below its point. */
function placesOf({ x, y, width, height }: NameSize): Box[] {
  const middle = y - height / 2;
  const above = y - GAP - height;
  const below = y + GAP;
  const corners: [left: number, top: number][] = [
    [x + GAP, middle],
    [x - GAP - width, middle],
    [x - width / 2, above],
    [x - width / 2, below],
    [x, above],
    [x, below],
    [x - width, above],
    [x - width, below],
  ];
  return corners.map(([left, top]) => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  }));
}

/**
 * Places names where they cover neither an obstacle nor each other, in order of priority. Returns
 * undefined for a name without such a place.
 */
export function placeNames(
  names: readonly NameSize[],
  area: Box,
  obstacles: readonly Box[],
): (Box | undefined)[] {
  const taken = [...obstacles];
  return names.map((name) => {
    const place = placesOf(name).find(
      (box) => contains(area, box) && !taken.some((other) => overlap(box, other)),
    );
    if (place) taken.push(place);
    return place;
  });
}
