import type { Dataset, FilterDefinition, FilterOption, Filters } from '@observatorio/contract';
import type { Unit } from '@observatorio/domain';

/** A field of the product: the filters that its tags share. */
export interface Area<Filter extends string = string> {
  /** Names the group that its tags belong to unless told otherwise, and the group's rule. */
  family: string;
  filters: readonly FilterDefinition<Filter>[];
  /** The values that the filters offer, with their names. */
  options: Dataset<FilterOption, any>;
  /** Filters that always have a value: cards say it in their own words, not among the chips. */
  standing: readonly Filter[];
  /** What the cards count under these filters. */
  unitOf(filters: Filters): Unit;
  /** Milliseconds that requests wait for further changes; 0 joins those of one task. */
  debounce: number;
}
