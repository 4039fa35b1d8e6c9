import {
  type Growth,
  type NoGrowthReason,
  type YearLinks,
  yearlyGrowth,
} from '@observatorio/domain';
import type { Database } from '../engine/connector';
import type { Counts } from '../query/count-rows';

/** Growth by occupation across all places in the data; occupations without one are omitted. */
export type GrowthByOccupation = ReadonlyMap<number, Growth & { reason: null }>;

/** Growth of all occupations, or why there is none. */
export type Growths = GrowthByOccupation | NoGrowthReason;

/** Links by year of each occupation. */
export type SeriesByOccupation = ReadonlyMap<number, readonly YearLinks[]>;

/** Computes the growth of each occupation from its complete years. */
export function growthsIn(
  series: SeriesByOccupation,
  partialYears: readonly number[] = [],
): Growths {
  const growths = [...series].map(
    ([occupation, years]) => [occupation, yearlyGrowth(years, partialYears)] as const,
  );
  const known = new Map(
    growths.flatMap(([occupation, growth]) =>
      growth.reason === null ? [[occupation, growth] as const] : [],
    ),
  );
  if (known.size > 0) return known;
  const isIncomparable = growths.some(([, { reason }]) => reason === 'anos-nao-comparaveis');
  return isIncomparable ? 'anos-nao-comparaveis' : 'sem-dados';
}

/** Reads the series of all occupations from an edition of `evolucao`. */
export async function readSeries(database: Database): Promise<SeriesByOccupation> {
  const rows = await database.rows<[occupation: number, year: number, links: number]>(
    'SELECT occupation, year, links FROM evolution ORDER BY occupation, year',
  );
  const series = new Map<number, YearLinks[]>();
  for (const [occupation, year, links] of rows) {
    const years = series.get(occupation);
    if (years) years.push({ year, links });
    else series.set(occupation, [{ year, links }]);
  }
  return series;
}

/** Computes the growth of every occupation that has links in the earlier year. */
export function growthsBetween(earlier: YearCounts, later: YearCounts): Growths {
  const series = [...earlier.counts].flatMap(([occupation, links]) => {
    if (occupation === null) return [];
    const years = [
      { year: earlier.year, links },
      { year: later.year, links: later.counts.get(occupation) ?? 0 },
    ];
    return [[occupation, years] as const];
  });
  return growthsIn(new Map(series));
}

/** Links by occupation in one year. */
export interface YearCounts {
  year: number;
  counts: Counts;
}
