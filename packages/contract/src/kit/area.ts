import type { Unit } from '@observatorio/language';
import type { AreaName } from './area-name';
import type { Dataset } from './dataset';
import type { FilterDefinition, Filters } from './filter';
import type { FilterOption } from './options';

/** Message shown in place of a chart. */
export interface Message {
  title: string;
  text: string;
}

/** A filter that every card of an area requires. */
export interface RequiredFilter<Filter extends string = string> {
  filter: Filter;
  /** Filter that may be set instead. Default: none. */
  alternative?: Filter;
  /** One or more valid codes, for examples and tests. */
  example: string | readonly string[];
  /** Message shown until the filter is set. */
  invitation: Message;
}

/** A product area: the filters and defaults that its tags share. */
export interface Area<Filter extends string = string> {
  /** Default group of the area's tags; also selects the group's rules. */
  family: AreaName;
  /** Path of the area's portal page, whose URL contains the area's filters. */
  page: string;
  filters: readonly FilterDefinition<Filter>[];
  /** Values that the filters accept, with labels. */
  options: Dataset<FilterOption, any>;
  /** Filters that narrow the option lists of the area's filter bar. */
  narrowing: readonly Filter[];
  /** Filter that all cards of the area require. Default: none. */
  requiredFilter?: RequiredFilter<Filter>;
  /** Message when the source has no data. Default: a notice that no row matches the filters. */
  noDataMessage?: Message;
  /**
   * Explains why figures for these filters may be unknown rather than zero. Omitted if figures are
   * never unknown.
   */
  unknownMessage?(filters: Filters): Message | undefined;
  /** Fallback values for unset filters, which cards display. Default: none. */
  defaults?: Filters;
  /**
   * Filters without chips, because they always have a value or cards show their value elsewhere.
   */
  withoutChips: readonly Filter[];
  /** Filters without chips even when fixed, because every card lists their values. Default: none. */
  neverChips?: readonly string[];
  /**
   * Filters that choose what is measured. Titles name their values, so they are not listed among the
   * filters. Default: none.
   */
  measures?: readonly string[];
  /**
   * Filters that choose the series over the years, and the year that a click selects. Titles, legends
   * and rows name their values, so they are not listed among the filters. Default: none.
   */
  series?: readonly string[];
  /** Filters that are only a position in a list, and not part of what is shown. Default: none. */
  positions?: readonly Filter[];
  /** Returns the unit that cards count for these filters. */
  unitOf(filters: Filters): Unit;
  /** Debounce of requests, in ms; 0 batches changes made in the same task. */
  debounce: number;
}
