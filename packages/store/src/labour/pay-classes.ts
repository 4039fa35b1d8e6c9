import {
  boundAmounts,
  minimumWage,
  PAY_BOUNDS,
  PAY_STEPS,
  payStepBound,
  roundBounds,
} from '@observatorio/domain';

/** A pay class of an edition's links. */
export interface PayClass {
  /** Class of the pay curve that contains it, 0 to 99. */
  step: number;
  /** Published bounds of the pay in it, in reais. */
  bounds: readonly [number, number];
}

const RANGE = Math.log(PAY_BOUNDS.max / PAY_BOUNDS.min);

/** Returns a year's bound amounts that are classified pay, in reais. */
function amountsOf(year: number): number[] {
  const wage = minimumWage(year);
  const [least, greatest] = [PAY_BOUNDS.min * wage, PAY_BOUNDS.max * wage];
  return boundAmounts.filter((amount) => least <= amount && amount <= greatest);
}

function stepOf(amount: number, year: number): number {
  const floor = PAY_BOUNDS.min * minimumWage(year);
  const step = Math.floor((Math.log(amount / floor) / RANGE) * PAY_STEPS);
  return Math.min(Math.max(step, 0), PAY_STEPS - 1);
}

const centavos = (reais: number): number => Math.round(reais * 100) / 100;

/**
 * Returns an edition's pay classes in ascending order: the classes of the pay curve and, if
 * `hasAmounts`, each bound amount as a class of its own, so that counts by class give exact bounds.
 * In editions of earlier versions, a bound may be one amount too wide.
 */
export function payClassesOf(year: number, hasAmounts: boolean): PayClass[] {
  const amounts = hasAmounts ? amountsOf(year) : [];
  const wage = minimumWage(year);
  return Array.from({ length: PAY_STEPS }, (_, step) => {
    const within = amounts.filter((amount) => stepOf(amount, year) === step);
    const edges = [
      payStepBound(step) * wage,
      ...within.flatMap((amount) => [amount, amount + 0.01]),
      payStepBound(step + 1) * wage,
    ];
    return edges.slice(1).map((end, index) => ({
      step,
      bounds: roundBounds([centavos(edges[index] ?? 0), centavos(end - 0.01)]),
    }));
  }).flat();
}

/**
 * SQL expression for the index of a year's pay class with amounts; NULL where `pay` is NULL. Throws
 * a RangeError for a year without a known minimum wage.
 */
export function payClassSql(year: number): string {
  const floor = PAY_BOUNDS.min * minimumWage(year) * 100;
  const step = `floor(ln(pay / ${floor}) / ${RANGE} * ${PAY_STEPS})`;
  const cases = amountsOf(year)
    .flatMap((amount, index) => [
      `WHEN pay = ${amount * 100} THEN ${2 * index + 1}`,
      `WHEN pay > ${amount * 100} THEN ${2 * index + 2}`,
    ])
    .toReversed();
  return `CASE WHEN pay IS NOT NULL THEN (least(greatest(${step}, 0), ${PAY_STEPS - 1})
    + CASE ${cases.join(' ')} ELSE 0 END)::UTINYINT END`;
}

/**
 * SQL expression that replaces a year's pay class with the first class that has the same bounds.
 */
export function boundsClassSql(year: number, payClass: string): string {
  const classes = payClassesOf(year, true);
  const firsts = classes.flatMap(({ bounds }, index) =>
    String(bounds) === String(classes[index - 1]?.bounds) ? [] : [index],
  );
  const cases = firsts.toReversed().map((first) => `WHEN ${payClass} >= ${first} THEN ${first}`);
  return `CASE ${cases.join(' ')} END`;
}
