import type {
  AreaName,
  Dataset,
  FilterDefinition,
  FilterOption,
  Filters,
} from '@observatorio/contract';
import type { Unit } from '@observatorio/domain';

/** A few words in the place of a chart. */
export interface Message {
  title: string;
  text: string;
}

/** A filter without which the cards of an area have nothing to show. */
export interface AreaNeed<Filter extends string = string> {
  filter: Filter;
  /** One of its codes, for examples, or as many as it takes. */
  example: string | readonly string[];
  /** What cards say until it is set. */
  invitation: Message;
}

/** An area of the product as its tags see it: the filters that they share, and their words. */
export interface Area<Filter extends string = string> {
  /** Names the family of its tags, their group where they set no other, and the group's rule. */
  family: AreaName;
  filters: readonly FilterDefinition<Filter>[];
  /** The values that the filters offer, with their names. */
  options: Dataset<FilterOption, any>;
  /** The filter without which its cards have nothing to show. */
  needs?: AreaNeed<Filter>;
  /** What a card says where the source knows nothing. Default: that no row matches the filters. */
  absence?: Message;
  /** Filters that always have a value: cards say it in their own words, not among the chips. */
  standing: readonly Filter[];
  /** What the cards count under these filters. */
  unitOf(filters: Filters): Unit;
  /** Milliseconds that requests wait for further changes; 0 joins those of one task. */
  debounce: number;
}
