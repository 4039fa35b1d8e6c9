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

/**
 * The selection that a click on a category makes of the current one: the category alone, or without
 * it if all of its codes are selected.
 */
export function toggled(current: readonly string[], codes: readonly string[]): readonly string[] {
  const isSelected = codes.length > 0 && codes.every((code) => current.includes(code));
  return isSelected ? current.filter((code) => !codes.includes(code)) : codes;
}
