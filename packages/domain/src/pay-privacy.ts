/*
 * Pay of one person is personal data. Published figures are rounded so that the difference of two
 * of them, over groups that differ by one person, does not show what that person earns.
 */

/** Least product of the unit of a figure and its links, in reais: about a month's pay. */
const MASKED_PAY = 2000;

/** From this number of links on, extremes keep two significant digits. */
const MANY_LINKS = 1000;

/** Pay statistics of fewer links than this are withheld. */
export const SMALL_CELL = 5;

/** Counts of the pay curve are rounded to this. */
export const CURVE_UNIT = 10;

/** Steps of a series from one power of ten to the next. */
const STEPS = [1, 2, 5] as const;

/** Multiplies or divides by a power of ten without the error of a negative power. */
const shifted = (value: number, exponent: number): number =>
  exponent < 0 ? value / 10 ** -exponent : value * 10 ** exponent;

/**
 * The unit, in reais, to which mean and median of some links are rounded: the smallest of 0.01, 0.1,
 * 1, 2, 5, 10, 20, 50 … whose product with the number of links is at least R$ 2,000.
 */
export function payUnit(links: number): number {
  const least = MASKED_PAY / links;
  if (least <= 0.01) return 0.01;
  if (least <= 0.1) return 0.1;
  for (let exponent = 0; ; exponent++) {
    const unit = STEPS.map((step) => shifted(step, exponent)).find((value) => value >= least);
    if (unit !== undefined) return unit;
  }
}

/** A mean or median of some links, in reais, rounded to their unit, halves up. */
export function roundPay(reais: number, links: number): number {
  const unit = Math.round(payUnit(links) * 100);
  // Thousandths of a centavo: without them, halves such as 1607.55 depend on binary fractions.
  const centavos = Math.round(reais * 100_000) / 1000;
  return (Math.round(centavos / unit) * unit) / 100;
}

/**
 * The bounds published for the least and greatest pay of some links, in reais: two significant
 * digits for 1,000 links or more, else the nearest of 1, 2, 5, 10 …, both outwards.
 */
export function payBounds(
  [least, greatest]: readonly [number, number],
  links: number,
): [number, number] {
  const series = links >= MANY_LINKS ? twoDigits : oneDigit;
  return [below(least, series), above(greatest, series)];
}

/** The numbers of a series from one power of ten below an exponent to the second one above. */
type Series = (exponent: number) => readonly number[];

function seriesOf(steps: readonly number[]): Series {
  const known = new Map<number, readonly number[]>();
  return (exponent) => {
    const numbers =
      known.get(exponent) ??
      [exponent - 1, exponent, exponent + 1].flatMap((power) =>
        steps.map((step) => Math.round(shifted(step, power) * 100) / 100),
      );
    known.set(exponent, numbers);
    return numbers;
  };
}

const oneDigit = seriesOf(STEPS);
const twoDigits = seriesOf(Array.from({ length: 90 }, (_, index) => (index + 10) / 10));

const exponentOf = (value: number): number => Math.floor(Math.log10(value));

/** The greatest number of a series that does not exceed a value. */
const below = (value: number, series: Series): number =>
  series(exponentOf(value)).findLast((candidate) => candidate <= value) ?? value;

/** The least number of a series that is not below a value. */
const above = (value: number, series: Series): number =>
  series(exponentOf(value)).find((candidate) => candidate >= value) ?? value;
