import { totalOf } from '@observatorio/domain';

/** Number of links paid at least `from` and less than `to` reais. */
export interface PayClass {
  from: number;
  to: number;
  count: number;
}

/** A point of the curve of pay. */
export interface CurvePoint {
  /** Geometric middle of the class, in reais. */
  pay: number;
  /** Count smoothed over the neighbouring classes. */
  height: number;
}

/** Smoothing weights: the class itself, then its neighbours on either side. */
const KERNEL = [0.28, 0.22, 0.1, 0.04] as const;

/**
 * Turns pay classes into points of a curve. The classes grow by a constant ratio, so a count is a
 * density on a logarithmic axis. Pay clusters at round amounts; smoothing reveals the distribution.
 */
export function payCurve(classes: readonly PayClass[]): CurvePoint[] {
  return classes.map(({ from, to }, index) => ({
    pay: Math.sqrt(from * to),
    height: KERNEL.reduce(
      (sum, weight, distance) =>
        sum +
        weight *
          (distance === 0
            ? countAt(classes, index)
            : countAt(classes, index - distance) + countAt(classes, index + distance)),
      0,
    ),
  }));
}

const countAt = (classes: readonly PayClass[], index: number) => classes[index]?.count ?? 0;

/** The classes from the first to the last with links, plus one on either side; empty without links. */
export function occupied(classes: readonly PayClass[]): readonly PayClass[] {
  const first = classes.findIndex(({ count }) => count > 0);
  const last = classes.findLastIndex(({ count }) => count > 0);
  return totalOf(classes) > 0 ? classes.slice(Math.max(0, first - 1), last + 2) : [];
}

/** Multiples of a power of ten, densest first, and their smallest distance in decades. */
const tickSteps = [
  { multiples: [1, 2, 5], decades: Math.log10(2) },
  { multiples: [1, 3], decades: Math.log10(3) },
  { multiples: [1], decades: 1 },
];

/**
 * Round amounts for a logarithmic axis of `width` pixels, as many as fit with `tickWidth` pixels
 * each.
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

/** Position of a caption: left edge in pixels and row, 0 being the lowest. */
export interface CaptionPlace {
  left: number;
  row: number;
}

interface Caption {
  /** Position of its line, in pixels. */
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
