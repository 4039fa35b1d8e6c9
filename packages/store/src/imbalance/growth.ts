import { type YearLinks, yearlyGrowth } from '@observatorio/domain';
import type { Database } from '../engine/connector';

/** Occupation → its mean yearly change of links in the whole country, as a share. */
export type Growths = ReadonlyMap<number, number>;

/** Reads the growth of every occupation from an edition of `evolucao`. */
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
