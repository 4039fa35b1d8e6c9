import {
  CURVE_UNIT,
  minimumWage,
  PAY_STEPS,
  payBounds,
  payStepBound,
  roundPay,
} from '@observatorio/domain';
import type { Tally } from './tally';

/** Pay of a selection as it is published, in reais. */
export interface PayStatistics {
  /** Links with classified pay. */
  links: number;
  mean: number;
  /** Bounds of the least and the greatest pay. */
  least: number;
  greatest: number;
}

export interface PayClass {
  from: number;
  to: number;
  /** Links, rounded to tens. */
  count: number;
}

const sum = (values: Iterable<number>): number => [...values].reduce((a, b) => a + b, 0);

/** Links by class of the pay curve, 0 to 99, classes without links left out. */
export const stepCounts = ({ counts }: Tally): ReadonlyMap<number, number> =>
  new Map([...counts.step].flatMap(([step, count]) => (step === null ? [] : [[step, count]])));

/** Links with classified pay. */
export const classifiedLinks = (tally: Tally): number => sum(stepCounts(tally).values());

/** Whether figures about the pay of some links are withheld. */
export const isWithheld = (links: number, smallCell: number): boolean =>
  links < Math.max(smallCell, 1);

/** Pay statistics, or undefined where fewer than `smallCell` links have classified pay. */
export function payStatistics(tally: Tally, smallCell: number): PayStatistics | undefined {
  const links = classifiedLinks(tally);
  if (isWithheld(links, smallCell) || tally.low === null || tally.high === null) return undefined;
  const [least, greatest] = payBounds([tally.low / 100, tally.high / 100], links);
  return { links, mean: roundPay(tally.pay / links / 100, links), least, greatest };
}

/**
 * The pay of a selection as summaries publish it, in reais, null where it is withheld. Asks for the
 * exact median, in centavos, only where it is not.
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

/** Least product of the links of a curve and the steps that each of its classes joins. */
const LINKS_BY_SPAN = 2000;

/** Numbers of steps that divide the curve evenly. */
const SPANS = [1, 2, 4, 5, 10, 20, 50] as const;

/**
 * The pay curve in reais, from the first class with links to the last; empty where fewer than
 * `smallCell` links have classified pay. Fewer links have wider classes, and counts are rounded, so
 * that the difference of two curves does not show the pay of one link.
 */
export function payClasses(tally: Tally, year: number, smallCell: number): PayClass[] {
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
