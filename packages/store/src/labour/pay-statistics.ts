import {
  CURVE_UNIT,
  EXTREME_RANK,
  MIN_BOUNDED_LINKS,
  minimumWage,
  PAY_STEPS,
  type Percentile,
  payStepBound,
  roundPay,
} from '@observatorio/domain';
import type { PayClass } from './pay-classes';
import { type ClassCounts, classesOf, type Percentiles } from './percentiles';
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

const known = (counts: ReadonlyMap<number | null, number>): ClassCounts =>
  new Map([...counts].flatMap(([value, count]) => (value === null ? [] : [[value, count]])));

/** Links by pay class. Omits the links with unclassified pay. */
export const payCounts = ({ counts }: Tally): ClassCounts => known(counts.step);

/** Links by pay band. Omits the links with unclassified pay. */
export const bandCounts = ({ counts }: Tally): ClassCounts => known(counts.band);

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

/** Published mean and percentiles, in reais; null if withheld. */
export interface PublishedPay {
  meanPay: number | null;
  medianPay: number | null;
  p10Pay: number | null;
  p25Pay: number | null;
  p75Pay: number | null;
  p90Pay: number | null;
}

/** Rounds the mean and the percentiles of some links, in reais and centavos. */
export function publishedPay(
  mean: number | undefined,
  links: number,
  percentiles: Percentiles,
): PublishedPay {
  const rounded = (percent: Percentile): number | null => {
    const centavos = percentiles.get(percent);
    return centavos === undefined ? null : roundPay(centavos / 100, links);
  };
  return {
    meanPay: mean ?? null,
    medianPay: rounded(50),
    p10Pay: rounded(10),
    p25Pay: rounded(25),
    p75Pay: rounded(75),
    p90Pay: rounded(90),
  };
}

/** Pay figures of links that are unknown or too few. */
export const withheldPay: PublishedPay = publishedPay(undefined, 0, new Map());

/**
 * Returns a selection's pay as published in summaries, in reais; null if withheld. `percentiles`
 * resolves to the exact percentiles in centavos and is only called if the pay is published.
 */
export async function paySummary(
  tally: Tally,
  smallCell: number,
  percentiles: () => Promise<Percentiles>,
) {
  const pay = payStatistics(tally, smallCell);
  return {
    ...(pay ? publishedPay(pay.mean, pay.links, await percentiles()) : withheldPay),
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
