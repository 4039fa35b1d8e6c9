import type {
  AreaName,
  Dataset,
  FilterDefinition,
  FilterOption,
  Filters,
} from '@observatorio/contract';
import type { Unit } from '@observatorio/domain';

/** Text shown in place of a chart. */
export interface Message {
  title: string;
  text: string;
}

/** A filter that the cards of an area require. */
export interface RequiredFilter<Filter extends string = string> {
  filter: Filter;
  /** One or more valid codes, for examples and tests. */
  example: string | readonly string[];
  /** Shown until the filter is set. */
  invitation: Message;
}

/** A product area: the filters and defaults that its tags share. */
export interface Area<Filter extends string = string> {
  /** Default group of its tags; also selects the group's rule. */
  family: AreaName;
  filters: readonly FilterDefinition<Filter>[];
  /** Values that the filters accept, with their labels. */
  options: Dataset<FilterOption, any>;
  /** Required filter. Default: none. */
  requiredFilter?: RequiredFilter<Filter>;
  /** Shown when the source has no data. Default: a notice that no row matches the filters. */
  noDataMessage?: Message;
  /** Why the source may not know the figures under these filters, which are then not zero. Default: it does. */
  unknownMessage?(filters: Filters): Message | undefined;
  /** Values that count where a filter has none; cards state them. Default: none. */
  defaults?: Filters;
  /** Filters without chips: they always have a value, or the cards show it themselves. */
  withoutChips: readonly Filter[];
  /** The unit that the cards count under these filters. */
  unitOf(filters: Filters): Unit;
  /** Debounce of requests, in ms; 0 batches the changes of one task. */
  debounce: number;
}
