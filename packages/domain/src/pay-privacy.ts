import { MAX_WEEKLY_HOURS } from './labour';

/*
 * The pay of an individual is personal data. Published figures are rounded so that comparing the
 * figures of two groups that differ by one person does not reveal that person's pay.
 */

/** Minimum product of a figure's unit and its number of links, in reais: about a month's pay. */
const MASKED_PAY = 2000;

/**
 * Minimum number of links for publishing pay statistics. Statistics on fewer links are withheld.
 */
export const SMALL_CELL = 5;

/** Rank, from either end, of the link whose pay a published bound covers. */
export const EXTREME_RANK = 5;

/** Minimum number of links for publishing bounds; with fewer, the two ranks would cross. */
export const MIN_BOUNDED_LINKS = 2 * EXTREME_RANK - 1;

/** Published percentiles of the pay. */
export const PERCENTILES = [10, 25, 50, 75, 90] as const;
export type Percentile = (typeof PERCENTILES)[number];

/** Unit to which counts on the pay curve are rounded. */
export const CURVE_UNIT = 10;

/** Leading digits of the series 1, 2, 5, 10, 20, 50 …. */
const STEPS = [1, 2, 5] as const;

/**
 * Returns the unit, in reais, to which mean and median are rounded: the smallest of 0.01, 0.1, 1,
 * 2, 5, 10, 20, 50 … whose product with the number of links is at least R$ 2,000.
 */
export function payUnit(links: number): number {
  const least = MASKED_PAY / links;
  if (least <= 0.01) return 0.01;
  if (least <= 0.1) return 0.1;
  for (let power = 1; ; power *= 10) {
    for (const step of STEPS) if (step * power >= least) return step * power;
  }
}

/** Rounds a mean or median in reais to the unit for its number of links, half up. */
export function roundPay(reais: number, links: number): number {
  const unit = Math.round(payUnit(links) * 100);
  // Rounds to thousandths of a centavo first, since halves such as 1607.55 are inexact in binary.
  const centavos = Math.round(reais * 100_000) / 1000;
  return (Math.round(centavos / unit) * unit) / 100;
}

/** Maximum unit of a compared amount, relative to the amount, so that a ratio errs by at most as much. */
const MAX_COMPARED_UNIT = 0.025;

/** Whether pay of so many links, in reais, is rounded too coarsely to state its ratio to other pay. */
export const isCoarsePay = (reais: number, links: number): boolean =>
  payUnit(links) > MAX_COMPARED_UNIT * reais;

/** Minimum product of the unit of mean hours and its number of links: the hours of a full-time week. */
const MASKED_HOURS = MAX_WEEKLY_HOURS;

/** Units of mean hours, in tenths. */
const HOUR_UNITS = [1, 2, 5, 10, 20, 50];
const LARGEST_HOUR_UNIT = 100;

/**
 * Rounds mean weekly hours to a unit of at least 0.1 for its number of links, half up, but to no more
 * than the hours of a full-time week.
 */
export function roundHours(hours: number, links: number): number {
  const unit =
    HOUR_UNITS.find((tenths) => tenths * links >= 10 * MASKED_HOURS) ?? LARGEST_HOUR_UNIT;
  // Rounds to ten-thousandths first, since halves such as 40.9 / 0.2 are inexact in binary.
  const tenths = Math.round(hours * 10_000) / 1000;
  return Math.min((Math.round(tenths / unit) * unit) / 10, MAX_WEEKLY_HOURS);
}

/** The amounts of published bounds, in reais: 1, 2, 5, 10 … 5,000,000. */
export const boundAmounts: readonly number[] = Array.from({ length: 7 }, (_, exponent) =>
  STEPS.map((step) => step * 10 ** exponent),
).flat();

/** Rounds a range of pay outwards to `boundAmounts`, in reais. */
export const roundBounds = ([least, greatest]: readonly [number, number]): [number, number] => [
  boundAmounts.findLast((amount) => amount <= least) ?? 0,
  boundAmounts.find((amount) => amount >= greatest) ?? greatest,
];
