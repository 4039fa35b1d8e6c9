import type { Edition, Filters } from '@observatorio/contract';
import type { Places } from '../titles/places';
import type { LevelFacts } from './levels';
import type { YearFigures } from './municipality-series';
import type { OfferCounts } from './offer-counts';

/** Data and settings for querying one selection of an edition. */
export interface GraduateContext {
  filters: Filters;
  edition: Edition;
  /** Properties of the edition's level of education. */
  facts: LevelFacts;
  /** Years with live data for the level, ascending. */
  years: readonly number[];
  places: Places;
  offerCounts: OfferCounts;
  /** Returns the counts of another selection. */
  under(filters: Filters): OfferCounts;
  /** Returns the figures of one municipality in a series; undefined for other filters. */
  series(filters: Filters): Promise<YearFigures | undefined>;
}
