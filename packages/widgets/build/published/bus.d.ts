/** Filters by name, as the official codes of their values. */
export type Filters = Readonly<Record<string, readonly string[]>>;

/** One or more values of a filter; null means none. */
export type Values = string | number | readonly (string | number)[] | null | undefined;

/** A write to a group. */
export interface FilterChange {
  /** Name of the changed filter; null if all of them changed. */
  name: string | null;
  /** The filters before the change. */
  previous: Filters;
  /** Whether the write restored a state or set defaults, rather than resulting from user input. */
  isState: boolean;
}

/** Called after each change. */
export type FilterListener = (filters: Filters, change: FilterChange) => void;

/** Methods that change a group's filters on behalf of the user. */
export interface FilterWrites {
  /**
   * Sets a filter to one or more values; null or an empty list clears it. Names and values also
   * accept their attribute spellings; unknown ones are ignored with a console warning.
   */
  set(name: string, values: Values): void;
  /**
   * Selects a value alone, as a click does, or several that form one category; deselects them if
   * they are already selected.
   */
  toggle(name: string, values: Values): void;
  /** Resets one filter, or all of them, to their defaults. */
  clear(name?: string): void;
}

/** Filters shared by the tags of one group. */
export interface FilterGroup extends FilterWrites {
  /** The group's name on this page. */
  readonly name: string;
  /** Returns the current filters; the object changes only when they do. */
  get(): Filters;
  /** Returns the filters that would result from a write, without applying it. */
  preview(write: (group: FilterWrites) => void): Filters;
  /** Restores a complete state. */
  replace(filters: Filters): void;
  /** Sets the values that unset filters fall back to, such as a page's reference year. */
  setDefaults(defaults: Filters): void;
  /** Returns the filters that differ from the defaults. */
  chosen(): Filters;
  /** Calls the listener after each change. Returns a function that unsubscribes it. */
  subscribe(listener: FilterListener): () => void;
}

/**
 * Returns a group, created on the first call. The group follows the rules of `family` or, by
 * default, those of the family with the same name as the group.
 */
export declare function filters(group: string, family?: string): FilterGroup;
