import type { Filters } from './filter';

/** A write to a group. */
export interface FilterChange {
  /** Name of the written filter; null for all filters (`replace`, or `clear` without a name). */
  name: string | null;
  /** Filters before the write. */
  previous: Filters;
  /** True if the write restores a state or sets defaults; false if it comes from the user. */
  isState: boolean;
}

/** Adjusts the filters that result from a write, e.g. to keep related filters consistent. */
export type GroupRule = (next: Filters, change: FilterChange) => Filters;

/** Returns the filters without the given names. */
export const without = (filters: Filters, names: readonly string[]): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name)));

/** Deselects the value if it is selected; otherwise selects it alone. */
export const toggled = (values: readonly string[], value: string): readonly string[] =>
  values.includes(value) ? values.filter((entry) => entry !== value) : [value];
