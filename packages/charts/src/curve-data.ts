import { totalOf } from '@observatorio/domain';

/** Links paid from `from` up to, not including, `to`, in reais. */
export interface PayClass {
  from: number;
  to: number;
  count: number;
}

export interface CurvePoint {
  /** The middle of the class on the logarithmic axis, in reais. */
  pay: number;
  /** The height of the curve: counts smoothed over the neighbouring classes. */
  height: number;
}

/** Weights of a class and of its neighbours on either side. */
const KERNEL = [0.28, 0.22, 0.1, 0.04] as const;

/**
 * The curve over classes that grow by a constant ratio, so that a count is a density on a
 * logarithmic axis. Pay heaps up at round sums; smoothing shows the shape beneath.
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

/** The classes between the first and the last with links; empty where there are none. */
export function occupied(classes: readonly PayClass[]): readonly PayClass[] {
  const first = classes.findIndex(({ count }) => count > 0);
  const last = classes.findLastIndex(({ count }) => count > 0);
  return totalOf(classes) > 0 ? classes.slice(Math.max(0, first - 1), last + 2) : [];
}

/** Multiples of a power of ten, from the most ticks to the fewest, and how far apart they are. */
const tickSteps = [
  { multiples: [1, 2, 5], decades: Math.log10(2) },
  { multiples: [1, 3], decades: Math.log10(3) },
  { multiples: [1], decades: 1 },
];

/**
 * Round sums for a logarithmic axis: as many as leave `tickWidth` pixels for each on an axis of
 * `width` pixels.
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

/** Where a caption stands: its left edge in pixels, and its row, 0 being the lowest. */
export interface CaptionPlace {
  left: number;
  row: number;
}

interface Caption {
  /** Where its line stands, in pixels. */
  x: number;
  width: number;
}

/**
 * Centres each caption on its line, inside the chart, in as few rows as keep it apart from the
 * other captions and from the lines that come down from higher rows.
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
