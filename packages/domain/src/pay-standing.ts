import { PERCENTILES, type Percentile } from './pay-privacy';

/** Published percentiles of the pay, in reais; null when withheld. */
export interface PercentilePays {
  p10Pay: number | null;
  p25Pay: number | null;
  medianPay: number | null;
  p75Pay: number | null;
  p90Pay: number | null;
}

/** A published percentile and its pay, in reais. */
export interface PercentilePay {
  percent: Percentile;
  pay: number;
}

/** Position of an amount among the pay of some links. */
export type PayStanding =
  /** Below or above the outermost published percentile. */
  | { kind: 'below' | 'above'; percent: Percentile }
  /** Estimated share of links with lower pay, 0 to 1. */
  | { kind: 'between'; share: number }
  /** Equal to several percentiles: many links have this very pay. */
  | { kind: 'common'; from: Percentile; to: Percentile };

/** Returns the published percentiles, ascending. */
export function publishedPercentiles(pays: PercentilePays): PercentilePay[] {
  const values = [pays.p10Pay, pays.p25Pay, pays.medianPay, pays.p75Pay, pays.p90Pay];
  return PERCENTILES.flatMap((percent, index) => {
    const pay = values[index];
    return pay === null || pay === undefined ? [] : [{ percent, pay }];
  });
}

/**
 * Finds the position of an amount, in reais, interpolating linearly between the published
 * percentiles. Undefined if there are none.
 */
export function payStanding(
  amount: number,
  percentiles: readonly PercentilePay[],
): PayStanding | undefined {
  const [first, last] = [percentiles[0], percentiles.at(-1)];
  if (!first || !last) return undefined;
  const equal = percentiles.filter(({ pay }) => pay === amount);
  const [from, to] = [equal[0], equal.at(-1)];
  if (from && to) {
    return from === to
      ? { kind: 'between', share: from.percent / 100 }
      : { kind: 'common', from: from.percent, to: to.percent };
  }
  if (amount < first.pay) return { kind: 'below', percent: first.percent };
  if (amount > last.pay) return { kind: 'above', percent: last.percent };
  const upper = percentiles.find(({ pay }) => amount < pay) ?? last;
  const lower = percentiles.findLast(({ pay }) => pay < amount) ?? first;
  const part = (amount - lower.pay) / (upper.pay - lower.pay);
  return { kind: 'between', share: (lower.percent + part * (upper.percent - lower.percent)) / 100 };
}

/** Weekly hours of a full-time contract (Constitution, art. 7, XIII). */
export const FULL_TIME_HOURS = 44;

/** Weeks per month, on average. */
const WEEKS_PER_MONTH = 52 / 12;

/** Returns the monthly pay, in whole centavos, for an hourly pay and contracted weekly hours. */
export const monthlyPay = (hourly: number, weeklyHours: number): number =>
  Math.round(hourly * weeklyHours * WEEKS_PER_MONTH * 100) / 100;
