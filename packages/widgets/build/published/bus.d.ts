/** Filters by name: the official codes of their values. */
export type Filters = Readonly<Record<string, readonly string[]>>;

/** One or more values of a filter; null is none. */
export type Values = string | number | readonly (string | number)[] | null | undefined;

/** One write to a group. */
export interface FilterChange {
  /** The filter that was written; null when all were. */
  name: string | null;
  /** The filters before it. */
  previous: Filters;
  /** Whether the write restored a state or set defaults, rather than coming from the user. */
  isState: boolean;
}

/** Called after each change. */
export type FilterListener = (filters: Filters, change: FilterChange) => void;

/** The writes of a user to a group. */
export interface FilterWrites {
  /**
   * Sets a filter to one or more values; null or no values clears it. Names and values may be spelled
   * as attributes are; those that do not exist are ignored, with a console warning.
   */
  set(name: string, values: Values): void;
  /** Selects a value as a click does: the same one again clears it, another replaces it. */
  toggle(name: string, value: string | number): void;
  /** Resets one filter, or all of them, to their defaults. */
  clear(name?: string): void;
}

/** The filters that the tags of one group share. */
export interface FilterGroup extends FilterWrites {
  /** The group's name on this page. */
  readonly name: string;
  /** Returns the filters in force; the object changes only when they do. */
  get(): Filters;
  /** Returns the filters that a write would bring into force, without making it. */
  preview(write: (group: FilterWrites) => void): Filters;
  /** Restores a whole state. */
  replace(filters: Filters): void;
  /** Sets the values of filters without a choice, such as a page's reference year. */
  setDefaults(defaults: Filters): void;
  /** Returns the filters that differ from the defaults. */
  chosen(): Filters;
  /** Calls the listener after each change, until the returned function is called. */
  subscribe(listener: FilterListener): () => void;
}

/**
 * Returns a group, created on the first call. It follows the rules of `family`, which the first tag
 * passes; without one, those of the family with the group's name.
 */
export declare function filters(group: string, family?: string): FilterGroup;
