import {
  CURVE_UNIT,
  EXTREME_RANK,
  MIN_BOUNDED_LINKS,
  minimumWage,
  PAY_STEPS,
  payStepBound,
  roundPay,
} from '@observatorio/domain';
import { type ClassCounts, classesOf } from './median';
import type { PayClass } from './pay-classes';
import type { Tally } from './tally';

/** Published bounds of the pay, in reais. */
export type PayBounds = readonly [least: number, greatest: number];

/** Published pay statistics of a selection, in reais. */
export interface PayStatistics {
  /** Number of links with classified pay. */
  links: number;
  mean: number;
  /** Undefined if there are too few links to publish bounds. */
  bounds: PayBounds | undefined;
}

export interface PublishedPayClass {
  from: number;
  to: number;
  /** Number of links, rounded to tens. */
  count: number;
}

export const sumOf = (values: Iterable<number>): number => [...values].reduce((a, b) => a + b, 0);

/** Links by pay class. Omits the links with unclassified pay. */
export const payCounts = ({ counts }: Tally): ReadonlyMap<number, number> =>
  new Map([...counts.step].flatMap(([step, count]) => (step === null ? [] : [[step, count]])));

/** Number of links with classified pay. */
export const classifiedLinks = (tally: Tally): number => sumOf(payCounts(tally).values());

/** Whether there are too few links to publish pay figures. */
export const isWithheld = (links: number, smallCell: number): boolean =>
  links < Math.max(smallCell, 1);

/**
 * Returns the published bounds: at most four links pay less, and at most four pay more. Those of a
 * part are within those of the whole. Undefined if the links are too few.
 */
export function boundsOf(counts: ClassCounts, classes: readonly PayClass[]): PayBounds | undefined {
  const links = sumOf(counts.values());
  if (links < MIN_BOUNDED_LINKS) return undefined;
  const found = classesOf(counts, [EXTREME_RANK, links - EXTREME_RANK + 1]).classes;
  const [lowest, highest] = found.map((index) => classes[index]?.bounds);
  return lowest && highest && [lowest[0], highest[1]];
}

/** Computes the pay statistics; undefined if fewer than `smallCell` links have classified pay. */
export function payStatistics(tally: Tally, smallCell: number): PayStatistics | undefined {
  const links = classifiedLinks(tally);
  if (isWithheld(links, smallCell) || links === 0) return undefined;
  return {
    links,
    mean: roundPay(tally.pay / links / 100, links),
    bounds: boundsOf(payCounts(tally), tally.classes),
  };
}

/**
 * Returns a selection's pay as published in summaries, in reais; null if withheld. `median`
 * resolves to the exact median in centavos and is only called if the pay is published.
 */
export async function paySummary(tally: Tally, smallCell: number, median: () => Promise<number>) {
  const pay = payStatistics(tally, smallCell);
  return {
    meanPay: pay?.mean ?? null,
    medianPay: pay ? roundPay((await median()) / 100, pay.links) : null,
    minPay: pay?.bounds?.[0] ?? null,
    maxPay: pay?.bounds?.[1] ?? null,
  };
}

/**
 * Minimum product of the number of links and the class width in steps, which protects individual
 * pay.
 */
const LINKS_BY_SPAN = 2000;

/** Possible class widths, in steps. Each one divides the 100 steps of the curve evenly. */
const SPANS = [1, 2, 4, 5, 10, 20, 50] as const;

/**
 * Returns the pay curve in reais, from the lower published bound to the upper one; empty if there
 * are too few links for bounds. Classes are wider for fewer links, and counts are rounded, so that
 * the difference between two curves does not reveal the pay of a single link. The few links beyond
 * the bounds are counted in the first and the last class.
 */
export function payCurve(tally: Tally, year: number, smallCell: number): PublishedPayClass[] {
  const statistics = payStatistics(tally, smallCell);
  if (!statistics?.bounds) return [];
  const { links, bounds } = statistics;
  const span = SPANS.find((each) => each * links >= LINKS_BY_SPAN) ?? PAY_STEPS / 2;
  const wage = minimumWage(year);
  const startOf = (step: number): number => Math.round(payStepBound(step) * wage * 100) / 100;
  const starts = startsWithin(bounds, span, startOf);
  const counts = starts.map(() => 0);
  for (const [index, count] of payCounts(tally)) {
    const step = tally.classes[index]?.step ?? 0;
    const start = startOf(step - (step % span));
    const at = Math.max(
      starts.findLastIndex((each) => each <= start),
      0,
    );
    counts[at] = (counts[at] ?? 0) + count;
  }
  return starts.map((from, index) => ({
    from,
    to: starts[index + 1] ?? bounds[1],
    count: Math.round((counts[index] ?? 0) / CURVE_UNIT) * CURVE_UNIT,
  }));
}

/**
 * Returns the starts of the classes between the bounds. Merges a class of which the bounds leave
 * less than half into its neighbour.
 */
function startsWithin(
  [least, greatest]: PayBounds,
  span: number,
  startOf: (step: number) => number,
): number[] {
  const half = Math.sqrt(payStepBound(span) / payStepBound(0));
  const starts = Array.from({ length: PAY_STEPS / span }, (_, index) => startOf(index * span));
  return [least, ...starts.filter((start) => least * half <= start && start * half <= greatest)];
}
