import type {
  Edition,
  Filters,
  LabourSummaryRow,
  LabourTrendRow,
  PayGapRow,
} from '@observatorio/contract';
import type { Population } from '../indicators/population';
import type { Prices } from '../prices/prices';
import type { Counts } from '../query/count-rows';
import type { OccupationTitles } from '../titles/occupation-titles';
import type { Places } from '../titles/places';
import type { PayGrouping } from './pay-dimensions';
import type { PayGroup } from './pay-groups';
import type { Percentiles } from './percentiles';
import type { Tally } from './tally';

/** Links of a selection in one year, and their published pay in reais. */
export type YearFigures = Pick<LabourTrendRow, 'count' | 'meanPay' | 'medianPay'>;

/** Links and pay of one selection. */
export interface LabourTally {
  tally(): Promise<Tally>;
  /** Computes the exact percentiles of the pay that may be published, in centavos. */
  percentiles(): Promise<Percentiles>;
  /** Returns the totals and the published pay. */
  summary(): Promise<LabourSummaryRow>;
  /** Returns the figures of a municipality in a series; undefined for another selection. */
  series(): Promise<YearFigures | undefined>;
}

/** Data and settings for querying one selection of an edition. */
export interface LabourContext extends LabourTally {
  filters: Filters;
  edition: Edition;
  /** Years with live data, ascending. */
  years: readonly number[];
  /** Minimum number of links for publishing pay statistics. */
  smallCell: number;
  places: Places;
  /** Reading this property credits the list of occupations: read it only for a title. */
  readonly titles: OccupationTitles;
  prices: Prices;
  /** Returns the inhabitants by whom the links are divided. */
  population(): Promise<Population>;
  /** Returns another selection's; undefined if it has too few links for its pay filter. */
  under(filters: Filters): Promise<LabourTally | undefined>;
  /** Reads links by macro sector of the CNAE. */
  macroSectors(): Promise<Counts>;
  /** Reads links and pay by dimensions; see `payGroupOf` for the keys. */
  pays(grouping: PayGrouping): Promise<ReadonlyMap<number, PayGroup>>;
  /** Compares the pay of women and of races with that of men and of the white. */
  gaps(): Promise<PayGapRow[]>;
  /** Reads links by municipality. */
  municipalities(): Promise<Counts>;
  /** Codes of occupations with links in the edition, ascending. */
  occupations: ReadonlySet<string>;
}
