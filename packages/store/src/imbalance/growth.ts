import { type YearLinks, yearlyGrowth } from '@observatorio/domain';
import type { Database } from '../engine/connector';
import type { Counts } from '../query/count-rows';

/** Mean yearly change in links by occupation, as a fraction, across all places in the data. */
export type Growths = ReadonlyMap<number, number>;

/** Reads the growth of all occupations from an edition of `evolucao`. */
export async function readGrowths(database: Database): Promise<Growths> {
  const rows = await database.rows<[occupation: number, year: number, links: number]>(
    'SELECT occupation, year, links FROM evolution ORDER BY occupation, year',
  );
  const series = new Map<number, YearLinks[]>();
  for (const [occupation, year, links] of rows) {
    const years = series.get(occupation);
    if (years) years.push({ year, links });
    else series.set(occupation, [{ year, links }]);
  }
  return new Map(
    [...series].flatMap(([occupation, years]) => {
      const growth = yearlyGrowth(years);
      return growth === undefined ? [] : [[occupation, growth] as const];
    }),
  );
}

/** Computes the growth of every occupation that has links in both years. */
export function growthsBetween(earlier: YearCounts, later: YearCounts): Growths {
  return new Map(
    [...later.counts].flatMap(([occupation, links]) => {
      const before = earlier.counts.get(occupation);
      if (occupation === null || before === undefined) return [];
      const growth = yearlyGrowth([
        { year: earlier.year, links: before },
        { year: later.year, links },
      ]);
      return growth === undefined ? [] : [[occupation, growth] as const];
    }),
  );
}

/** Links by occupation in one year. */
export interface YearCounts {
  year: number;
  counts: Counts;
}
