import { publishedTotal } from '@observatorio/domain';
import { SAMPLE_YEAR, TOTAL_LINKS } from './totals';

/** Years of the sample, oldest first; pages show `SAMPLE_YEAR` first. */
export const sampleYears: readonly number[] = Array.from(
  { length: 12 },
  (_, index) => 2012 + index,
);

/** Links of 2009, which the published totals lack; from the ministry's presentation of RAIS 2009. */
const LINKS_2009 = 41_207_546;

/** Returns the published number of links of a year from 2009 to 2023, relative to `SAMPLE_YEAR`. */
export function levelIn(year: number): number {
  if (year === SAMPLE_YEAR) return 1;
  const links = year === 2009 ? LINKS_2009 : publishedTotal('rais', year)?.total;
  if (links === undefined) throw new RangeError(`No published links of ${year}.`);
  return links / TOTAL_LINKS;
}
