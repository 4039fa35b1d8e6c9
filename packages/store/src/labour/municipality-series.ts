import type { Filters } from '@observatorio/contract';
import { roundPay, wageBands } from '@observatorio/domain';
import type { Database } from '../engine/connector';
import { EditionCache } from '../engine/edition-cache';
import { type NumberRow, NumberTable } from '../engine/number-table';
import { onlyMunicipality } from '../query/place-filters';
import { isMunicipalityKey, municipalityOfKey } from './cube';
import type { YearFigures } from './labour-context';
import { isWithheld, publishedPay } from './pay-statistics';
import { publicPercentiles } from './percentiles';
import { TABLE } from './tables';
import { DIMENSION, readyPercentile } from './tally';

const bands = wageBands.map(({ code }) => Number(code));

const sumSql = (dimension: keyof typeof DIMENSION, condition: string, column = 'n'): string =>
  `sum(CASE WHEN dim = ${DIMENSION[dimension]} AND ${condition} THEN ${column} ELSE 0 END)`;

const dimensions = (['total', 'band', 'step', 'percentile'] as const).map(
  (name) => DIMENSION[name],
);

const sql = `SELECT ${[
  `${municipalityOfKey} AS code`,
  sumSql('total', 'value IS NULL'),
  sumSql('total', 'pay IS NOT NULL', 'pay'),
  sumSql('step', 'value IS NOT NULL'),
  `max(CASE WHEN dim = ${DIMENSION.percentile} AND value = 50 THEN n END)`,
  ...bands.map((band) => sumSql('band', `value = ${band}`)),
].join(', ')} FROM ${TABLE.cube}
  WHERE ${isMunicipalityKey} AND dim IN (${dimensions.join(', ')}) GROUP BY key`;

type Row = [
  code: number,
  links: number,
  pay: number,
  classified: number,
  median: number | null,
  ...bands: number[],
];

/** Figures of each municipality, read for all of them at once from each year of a series. */
export class MunicipalitySeries {
  private readonly figures = new EditionCache<NumberTable>();

  /** @param smallCell - Minimum number of links for publishing pay statistics. */
  constructor(private readonly smallCell: number) {}

  /**
   * Returns the figures of an edition for filters on one municipality; undefined for others, and for
   * a municipality without links or whose median pay is not precomputed.
   */
  async of(database: Database, filters: Filters): Promise<YearFigures | undefined> {
    const code = onlyMunicipality(filters);
    if (!code) return undefined;
    const all = await this.figures.read(database, (shared) => readFigures(shared, this.smallCell));
    const [count, meanPay = null, medianPay = null] = all.get(Number(code)) ?? [];
    return typeof count === 'number' ? { count, meanPay, medianPay } : undefined;
  }
}

async function readFigures(database: Database, smallCell: number): Promise<NumberTable> {
  const rows = await database.rows<Row>(sql);
  return new NumberTable(
    rows.flatMap(([code, links, pay, classified, median, ...counts]): NumberRow[] => {
      if (classified === 0 || isWithheld(classified, smallCell)) return [[code, links, null, null]];
      const byBand = new Map(counts.map((count, index) => [bands[index] ?? 0, count]));
      const percents = publicPercentiles(byBand, [50]);
      if (percents.length > 0 && median === null) return [];
      const percentiles = percents.map(
        (percent) => [percent, readyPercentile(percent, median)] as const,
      );
      const mean = roundPay(pay / classified / 100, classified);
      const { meanPay, medianPay } = publishedPay(mean, classified, new Map(percentiles));
      return [[code, links, meanPay, medianPay]];
    }),
  );
}
