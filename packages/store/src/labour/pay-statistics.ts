import { minimumWage, PAY_STEPS, payStepBound } from '@observatorio/domain';
import type { Tally } from './tally';

/** Pay of a selection, in reais with two decimals. */
export interface PayStatistics {
  mean: number;
  median: number;
  least: number;
  greatest: number;
}

export interface PayClass {
  from: number;
  to: number;
  count: number;
}

const cents = (reais: number): number => Math.round(reais * 100) / 100;

/** Links by class of the pay curve, 0 to 99. */
const stepCounts = ({ counts }: Tally): number[] =>
  Array.from({ length: PAY_STEPS }, (_, step) => counts.step.get(step) ?? 0);

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Pay statistics, or undefined where fewer than `smallCell` links have classified pay. */
export function payStatistics(
  tally: Tally,
  year: number,
  smallCell: number,
): PayStatistics | undefined {
  const steps = stepCounts(tally);
  const classified = sum(steps);
  if (classified < Math.max(smallCell, 1) || tally.low === null || tally.high === null) {
    return undefined;
  }
  const [least, greatest] = [tally.low / 100, tally.high / 100];
  const median = medianOf(steps) * minimumWage(year);
  return {
    mean: cents(tally.pay / classified / 100),
    median: cents(Math.min(Math.max(median, least), greatest)),
    least,
    greatest,
  };
}

/**
 * The median in minimum wages, interpolated in its class as if pay were spread evenly there. A
 * class spans 6.4%, so the result is that close to the exact median.
 */
function medianOf(steps: readonly number[]): number {
  const half = sum(steps) / 2;
  let below = 0;
  const step = steps.findIndex((count) => {
    below += count;
    return count > 0 && below >= half;
  });
  const count = steps[step] ?? 1;
  const [from, to] = [payStepBound(step), payStepBound(step + 1)];
  return from + ((half - (below - count)) / count) * (to - from);
}

/**
 * The pay curve in reais, from the first class with links to the last; empty where fewer than
 * `smallCell` links have classified pay.
 */
export function payClasses(tally: Tally, year: number, smallCell: number): PayClass[] {
  const steps = stepCounts(tally);
  if (sum(steps) < smallCell) return [];
  const filled = [...tally.counts.step.keys()].filter((step) => step !== null);
  const wage = minimumWage(year);
  const bound = (step: number): number => cents(payStepBound(step) * wage);
  return steps
    .map((count, step) => ({ from: bound(step), to: bound(step + 1), count }))
    .slice(Math.min(...filled), Math.max(...filled) + 1);
}
