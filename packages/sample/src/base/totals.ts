export { SAMPLE_YEAR } from '@observatorio/contract';

/**
 * Totals of the sample of 2019. The following are published for RAIS 2019: total links, links by macro
 * sector (rounded), the shares of men, of complete secondary schooling and of ages 30–39, and both
 * pay figures. All other totals are the project's estimates.
 */

export const TOTAL_LINKS = 47_554_211;
/** Mean December pay, in reais. */
export const MEAN_PAY = 3156.02;
/** Median December pay, in reais. */
export const MEDIAN_PAY = 1782.44;

/** Links by macro sector, 1–5; they sum to `TOTAL_LINKS`. */
export const MACRO_SECTOR_LINKS: Readonly<Record<string, number>> = {
  1: 7_588_211,
  2: 2_205_000,
  3: 9_402_000,
  4: 26_874_000,
  5: 1_485_000,
};

/** Percentage of links by code; 0 is unknown. */
export type Shares = Readonly<Record<number, number>>;

export const GENDER_SHARES: Shares = { 0: 0.1, 1: 56, 2: 43.9 };

export const SCHOOLING_SHARES: Shares = {
  0: 0.3,
  1: 0.3,
  2: 2.5,
  3: 1.8,
  4: 4.7,
  5: 8,
  6: 6.3,
  7: 49.8,
  8: 3.9,
  9: 21,
  10: 1,
  11: 0.4,
};

/** Band 3 combines ages 30–39 (30.7%, published) and 40–49. */
export const AGE_SHARES: Shares = { 0: 0.1, 1: 0.6, 2: 27, 3: 55.3, 4: 15.8, 5: 1.2 };
