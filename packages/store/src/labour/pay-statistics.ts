import {
  CURVE_UNIT,
  minimumWage,
  PAY_STEPS,
  payBounds,
  payStepBound,
  roundPay,
} from '@observatorio/domain';
import type { Tally } from './tally';

/** Published pay statistics of a selection, in reais. */
export interface PayStatistics {
  /** Number of links with classified pay. */
  links: number;
  mean: number;
  /** Published bounds of the minimum and maximum pay. */
  least: number;
  greatest: number;
}

export interface PublishedPayClass {
  from: number;
  to: number;
  /** Number of links, rounded to tens. */
  count: number;
}

const sum = (values: Iterable<number>): number => [...values].reduce((a, b) => a + b, 0);

/** Links by class of the pay curve, 0 to 99. Omits classes without links. */
export const stepCounts = ({ counts }: Tally): ReadonlyMap<number, number> =>
  new Map([...counts.step].flatMap(([step, count]) => (step === null ? [] : [[step, count]])));

/** Number of links with classified pay. */
export const classifiedLinks = (tally: Tally): number => sum(stepCounts(tally).values());

/** Whether there are too few links to publish pay figures. */
export const isWithheld = (links: number, smallCell: number): boolean =>
  links < Math.max(smallCell, 1);

/** Computes the pay statistics; undefined if fewer than `smallCell` links have classified pay. */
export function payStatistics(tally: Tally, smallCell: number): PayStatistics | undefined {
  const links = classifiedLinks(tally);
  if (isWithheld(links, smallCell) || tally.low === null || tally.high === null) return undefined;
  const [least, greatest] = payBounds([tally.low / 100, tally.high / 100], links);
  return { links, mean: roundPay(tally.pay / links / 100, links), least, greatest };
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
    minPay: pay?.least ?? null,
    maxPay: pay?.greatest ?? null,
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
 * Returns the pay curve in reais, from the first class with links to the last; empty if fewer than
 * `smallCell` links have classified pay. Classes are wider for fewer links, and counts are rounded,
 * so that the difference between two curves does not reveal the pay of a single link.
 */
export function payClasses(tally: Tally, year: number, smallCell: number): PublishedPayClass[] {
  const steps = stepCounts(tally);
  const links = sum(steps.values());
  if (isWithheld(links, smallCell)) return [];
  const span = SPANS.find((each) => each * links >= LINKS_BY_SPAN) ?? PAY_STEPS / 2;
  const wage = minimumWage(year);
  const bound = (step: number): number => Math.round(payStepBound(step) * wage * 100) / 100;
  const filled = [...steps.keys()].map((step) => Math.floor(step / span));
  return Array.from({ length: PAY_STEPS / span }, (_, index) => {
    const first = index * span;
    const count = sum(Array.from({ length: span }, (__, offset) => steps.get(first + offset) ?? 0));
    return {
      from: bound(first),
      to: bound(first + span),
      count: Math.round(count / CURVE_UNIT) * CURVE_UNIT,
    };
  }).slice(Math.min(...filled), Math.max(...filled) + 1);
}
