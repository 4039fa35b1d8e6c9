import type { Filters } from '@observatorio/contract';

/** One write to a group. */
export interface FilterChange {
  /** The filter that was written; null when all were (`replace`, or `clear` without a name). */
  name: string | null;
  /** The filters before it. */
  previous: Filters;
  /** Whether the write restored a state or set defaults, rather than coming from the user. */
  isState: boolean;
}

/** Completes a write: returns the filters that take effect. */
export type GroupRule = (next: Filters, change: FilterChange) => Filters;

/** The filters but those of these names. */
export const without = (filters: Filters, names: readonly string[]): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name)));

/** The selection rule: choosing the value that is already selected clears it; otherwise sets it. */
export const toggled = (values: readonly string[], value: string): readonly string[] =>
  values.includes(value) ? values.filter((entry) => entry !== value) : [value];
