import { minimumWage, PAY_BOUNDS } from '@observatorio/domain';
import { MEAN_PAY, MEDIAN_PAY, SAMPLE_YEAR } from '../base/totals';

/** Links with the same score and hours. */
export interface ScoredLinks {
  /** Logarithm of pay above the floor, before calibration, in thousandths. */
  score: number;
  /** Hours, as a percentage of full time. */
  hours: number;
  links: number;
}

/** Full-time pay = floor + exp(level + spread × score). */
export interface PayCurve {
  level: number;
  spread: number;
}

const MINIMUM = Math.round(minimumWage(SAMPLE_YEAR) * 100);
/**
 * Floor, in centavos, with which a shifted log-normal fits the lower quantiles of the real
 * distribution.
 */
const FLOOR = 93_000;
const LOWEST = MINIMUM * PAY_BOUNDS.min;
const HIGHEST = MINIMUM * PAY_BOUNDS.max;

/**
 * Formats a DOUBLE literal. Without an exponent, DuckDB would parse a DECIMAL, which may overflow.
 */
const double = (value: number): string => value.toExponential();

/**
 * SQL expression for December pay in centavos, from the columns `score` and `hours`; NULL if
 * unclassified.
 */
export function paySql({ level, spread }: PayCurve): string {
  const full = `${FLOOR} + 100 * exp(${double(level)} + ${double(spread)} * score / 1000)`;
  const pay = `round(if(hours = 100, greatest(${full}, ${MINIMUM}), (${full}) * hours / 100))`;
  return `CASE WHEN ${pay} BETWEEN ${LOWEST} AND ${HIGHEST} THEN CAST(${pay} AS INTEGER) END`;
}

/** JavaScript equivalent of `paySql` for calibration, in centavos and without bounds. */
function payOf({ level, spread }: PayCurve, { score, hours }: ScoredLinks): number {
  const full = FLOOR + 100 * Math.exp(level + (spread * score) / 1000);
  return hours === 100 ? Math.max(full, MINIMUM) : (full * hours) / 100;
}

/** Finds the curve that yields the published median and mean for the scored links. */
export function calibratePay(scored: readonly ScoredLinks[]): PayCurve {
  const levelFor = (spread: number) =>
    bisect(-20, 20, (level) => shareAbove({ level, spread }, scored, MEDIAN_PAY * 100) - 0.5);
  const spread = bisect(
    0.2,
    3,
    (candidate) => mean({ level: levelFor(candidate), spread: candidate }, scored) - MEAN_PAY * 100,
  );
  return { level: levelFor(spread), spread };
}

/** Finds the zero of an increasing function between two bounds. */
function bisect(low: number, high: number, f: (x: number) => number): number {
  for (let step = 0; step < 30; step++) {
    const middle = (low + high) / 2;
    if (f(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const isClassified = (pay: number) => pay >= LOWEST && pay <= HIGHEST;

function mean(curve: PayCurve, scored: readonly ScoredLinks[]): number {
  let sum = 0;
  let links = 0;
  for (const entry of scored) {
    const pay = payOf(curve, entry);
    if (!isClassified(pay)) continue;
    sum += pay * entry.links;
    links += entry.links;
  }
  return sum / links;
}

function shareAbove(curve: PayCurve, scored: readonly ScoredLinks[], limit: number): number {
  let above = 0;
  let links = 0;
  for (const entry of scored) {
    const pay = payOf(curve, entry);
    if (!isClassified(pay)) continue;
    links += entry.links;
    if (pay > limit) above += entry.links;
  }
  return above / links;
}
