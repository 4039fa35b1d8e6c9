/*
 * The pay of an individual is personal data. Published figures are rounded so that comparing the
 * figures of two groups that differ by one person does not reveal that person's pay.
 */

/** Minimum product of a figure's unit and its number of links, in reais: about a month's pay. */
const MASKED_PAY = 2000;

/** Minimum number of links for publishing extremes with two significant digits. */
const MANY_LINKS = 1000;

/**
 * Minimum number of links for publishing pay statistics. Statistics on fewer links are withheld.
 */
export const SMALL_CELL = 5;

/** Unit to which counts on the pay curve are rounded. */
export const CURVE_UNIT = 10;

/** Leading digits of the series 1, 2, 5, 10, 20, 50 …. */
const STEPS = [1, 2, 5] as const;

/**
 * Multiplies or divides by a power of ten. Dividing avoids the rounding error of negative powers.
 */
const shifted = (value: number, exponent: number): number =>
  exponent < 0 ? value / 10 ** -exponent : value * 10 ** exponent;

/**
 * Returns the unit, in reais, to which mean and median are rounded: the smallest of 0.01, 0.1, 1,
 * 2, 5, 10, 20, 50 … whose product with the number of links is at least R$ 2,000.
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

/** Rounds a mean or median in reais to the unit for its number of links, half up. */
export function roundPay(reais: number, links: number): number {
  const unit = Math.round(payUnit(links) * 100);
  // Rounds to thousandths of a centavo first, since halves such as 1607.55 are inexact in binary.
  const centavos = Math.round(reais * 100_000) / 1000;
  return (Math.round(centavos / unit) * unit) / 100;
}

/**
 * Returns the published bounds for the minimum and maximum pay of some links, in reais. Both are
 * rounded outwards: to two significant digits for 1,000 links or more, otherwise to 1, 2, 5, 10 ….
 */
export function payBounds(
  [least, greatest]: readonly [number, number],
  links: number,
): [number, number] {
  const series = links >= MANY_LINKS ? twoDigits : oneDigit;
  return [below(least, series), above(greatest, series)];
}

/**
 * Returns the numbers of a series from 10^(exponent - 1) up to, but excluding, 10^(exponent + 2).
 */
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

/** Returns the largest number of a series that does not exceed a value. */
const below = (value: number, series: Series): number =>
  series(exponentOf(value)).findLast((candidate) => candidate <= value) ?? value;

/** Returns the smallest number of a series that is not below a value. */
const above = (value: number, series: Series): number =>
  series(exponentOf(value)).find((candidate) => candidate >= value) ?? value;
