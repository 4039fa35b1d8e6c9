import { totalOf } from '@observatorio/domain';

/** Number of links paid at least `from` and less than `to` reais. */
export interface CurveClass {
  from: number;
  to: number;
  count: number;
}

/** Lowest and highest pay, in reais. */
export type PayBounds = readonly [least: number, greatest: number];

/** A point on the pay curve. `from`, `to` and `count` cover its whole smoothing range. */
export interface CurvePoint extends CurveClass {
  /** Position on the axis, in reais. */
  pay: number;
  /** Density smoothed over the neighbouring classes in the range of the point. */
  height: number;
}

/**
 * Half the smoothing range of a point, as a natural logarithm. Classes wider than the whole range
 * are not smoothed.
 */
const SMOOTHING = 0.19;

/** Width of a class on a logarithmic axis. */
const widthOf = ({ from, to }: CurveClass): number => Math.log(to / from);

/** Number of neighbours on either side used to smooth a class. */
const reachOf = (payClass: CurveClass): number => Math.round(SMOOTHING / widthOf(payClass));

/**
 * Turns pay classes into the points of a curve. Heights are smoothed densities on a logarithmic
 * axis, in counts per class as wide as the first. Pay clusters at round amounts, so smoothing
 * reveals the distribution. With bounds, the curve starts and ends on the axis exactly at the
 * bounds.
 */
export function payCurve(classes: readonly CurveClass[], bounds?: PayBounds): CurvePoint[] {
  const points = classes.map((_, index) => pointAt(classes, index));
  if (!bounds) return points;
  const [least, greatest] = bounds;
  const inside = points
    .filter(({ pay }) => least < pay && pay < greatest)
    .map((point) => ({
      ...point,
      from: Math.max(least, point.from),
      to: Math.min(greatest, point.to),
    }));
  const [first] = inside;
  const last = inside.at(-1);
  if (!first || !last) return inside;
  return [{ ...first, pay: least, height: 0 }, ...inside, { ...last, pay: greatest, height: 0 }];
}

function pointAt(classes: readonly CurveClass[], index: number): CurvePoint {
  const point = classes[index] as CurveClass;
  const { from, to } = point;
  const reach = reachOf(point);
  const start = Math.max(0, index - reach);
  const range = classes.slice(start, index + reach + 1);
  const densityOf = (other: CurveClass) =>
    (other.count * widthOf(classes[0] ?? other)) / widthOf(other);
  const weightOf = (other: number) => (reach + 1 - Math.abs(other - index)) / (reach + 1) ** 2;
  return {
    pay: Math.sqrt(from * to),
    height: range.reduce(
      (sum, other, offset) => sum + densityOf(other) * weightOf(start + offset),
      0,
    ),
    from: range[0]?.from ?? from,
    to: range.at(-1)?.to ?? to,
    count: totalOf(range),
  };
}

/**
 * Returns the classes from the first to the last one with links, plus one on either side; empty if
 * there are no links.
 */
export function trimEmptyClasses(classes: readonly CurveClass[]): readonly CurveClass[] {
  const first = classes.findIndex(({ count }) => count > 0);
  const last = classes.findLastIndex(({ count }) => count > 0);
  return totalOf(classes) > 0 ? classes.slice(Math.max(0, first - 1), last + 2) : [];
}

/**
 * Choices of ticks, densest first: multiples of each power of ten, and the smallest distance
 * between two of them, in decades.
 */
const tickSteps = [
  { multiples: [1, 2, 5], decades: Math.log10(2) },
  { multiples: [1, 3], decades: Math.log10(3) },
  { multiples: [1], decades: 1 },
];

/**
 * Returns as many round amounts as fit on a logarithmic axis of `width` pixels, at `tickWidth`
 * pixels each.
 */
export function payTicks(min: number, max: number, width: number, tickWidth: number): number[] {
  const perDecade = width / Math.log10(max / min);
  const step =
    tickSteps.find(({ decades }) => decades * perDecade >= tickWidth) ?? tickSteps.at(-1);
  const powers = Array.from(
    { length: Math.ceil(Math.log10(max)) - Math.floor(Math.log10(min)) + 1 },
    (_, index) => 10 ** (Math.floor(Math.log10(min)) + index),
  );
  return powers
    .flatMap((power) => (step?.multiples ?? []).map((multiple) => multiple * power))
    .filter((tick) => min <= tick && tick <= max);
}

/** Position of a caption: left edge in pixels, and row (0 is the lowest). */
export interface CaptionPlace {
  left: number;
  row: number;
}

interface Caption {
  /** Position of the caption's line, in pixels. */
  x: number;
  width: number;
}

/**
 * Centres each caption on its line, inside the chart, in the lowest row where it overlaps neither
 * other captions nor the lines of captions in higher rows.
 */
export function placeCaptions(
  captions: readonly Caption[],
  [start, end]: readonly [number, number],
  gap: number,
): CaptionPlace[] {
  const places: (CaptionPlace & Caption)[] = [];
  for (const { x, width } of captions.toReversed()) {
    const left = Math.max(start, Math.min(end - width, x - width / 2));
    const isTaken = (row: number) =>
      places.some(
        (other) =>
          (other.row === row && other.left < left + width + gap) ||
          (other.row > row && other.x > left - gap / 2 && other.x < left + width + gap / 2),
      );
    let row = 0;
    while (isTaken(row)) row += 1;
    places.unshift({ left, row, x, width });
  }
  return places.map(({ left, row }) => ({ left, row }));
}
