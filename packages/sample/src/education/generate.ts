import type { DuckDBConnection } from '@duckdb/node-api';
import { randomNumbers } from '@observatorio/domain/random';
import { SAMPLE_YEAR } from '../base/totals';
import { appendOffers } from './append';
import { higherOffers } from './higher-offers';
import type { Offer } from './offer';
import { technicalOffers } from './technical-offers';
import { loadTowns } from './towns';
import { offersOf } from './years';

/** Education sources with a sample. */
export type EducationSourceName = 'inep-superior' | 'inep-tecnico';

export interface GenerateOffersOptions {
  source: EducationSourceName;
  /** One of the sample's years. Default: 2019. */
  year?: number;
}

const makers = { 'inep-superior': higherOffers, 'inep-tecnico': technicalOffers };

/** Seed for creating institutions; all other draws use a separate random sequence. */
export const INSTITUTION_SEED = 1;

/** Offers of 2019 by source, shared by the years that derive from them. */
const drawn = new Map<EducationSourceName, Promise<Offer[]>>();

async function drawOffers(source: EducationSourceName): Promise<Offer[]> {
  const towns = await loadTowns();
  return makers[source](towns, randomNumbers(INSTITUTION_SEED), randomNumbers(SAMPLE_YEAR));
}

function offersOf2019(source: EducationSourceName): Promise<Offer[]> {
  const offers = drawn.get(source) ?? drawOffers(source);
  drawn.set(source, offers);
  return offers;
}

/**
 * Fills the table `offers`, which must exist and be empty, with a source's sample. The rows depend
 * only on the hand-written tables and the year, so a given version of the code yields the same rows
 * on any machine. Throws a RangeError for a year outside the sample.
 */
export async function generateOffers(
  connection: DuckDBConnection,
  { source, year = SAMPLE_YEAR }: GenerateOffersOptions,
): Promise<void> {
  const offers =
    year === SAMPLE_YEAR ? await drawOffers(source) : offersOf(year, await offersOf2019(source));
  await appendOffers(connection, offers);
}
