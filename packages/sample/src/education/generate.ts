import type { DuckDBConnection } from '@duckdb/node-api';
import { randomNumbers } from '@observatorio/domain/random';
import { SAMPLE_YEAR } from '../base/totals';
import { appendOffers } from './append';
import { higherOffers } from './higher-offers';
import { technicalOffers } from './technical-offers';
import { loadTowns } from './towns';

/** Education sources with a sample. */
export type EducationSourceName = 'inep-superior' | 'inep-tecnico';

export interface GenerateOffersOptions {
  source: EducationSourceName;
  /**
   * Default: 2019. Other years, for benchmarks, have the same institutions and totals but different
   * courses.
   */
  year?: number;
}

const makers = { 'inep-superior': higherOffers, 'inep-tecnico': technicalOffers };

/** Seed for creating institutions; all other draws use a separate random sequence. */
export const INSTITUTION_SEED = 1;

/**
 * Fills the table `offers`, which must exist and be empty, with a source's sample. The rows depend
 * only on the hand-written tables and the year, so a given version of the code yields the same rows
 * on any machine.
 */
export async function generateOffers(
  connection: DuckDBConnection,
  { source, year = SAMPLE_YEAR }: GenerateOffersOptions,
): Promise<void> {
  const towns = await loadTowns();
  const offers = makers[source](towns, randomNumbers(INSTITUTION_SEED), randomNumbers(year));
  await appendOffers(connection, offers);
}
