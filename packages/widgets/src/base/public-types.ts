/* Imports nothing: the build publishes this file unchanged as the package's types. */

/** Filters by name, as the official codes of their values. */
export type FiltersByName = Readonly<Record<string, readonly string[]>>;

/**
 * Detail of `filter-change`, fired before the group's filters change; `preventDefault` cancels it.
 */
export interface FilterChangeDetail {
  /** Name of the group. */
  group: string;
  /** Name of the filter; null if all are cleared. */
  filter: string | null;
  /** The chosen value or values; null if the filter is cleared. */
  value: string | readonly string[] | null;
  /** All filters of the group after the change. */
  filters: FiltersByName;
}

/** Detail of `data-load`. */
export interface DataLoadDetail {
  /** Name of the dataset: `labour.byState`. */
  dataset: string;
  rows: readonly unknown[];
}

/** Detail of `data-error`. */
export interface DataErrorDetail {
  /** Name of the dataset: `labour.byState`. */
  dataset: string;
  /** Error message, in Portuguese. */
  message: string;
  /** HTTP status; undefined without a response. */
  status?: number | undefined;
  /** Years with data, if the selected one has none. */
  years?: readonly number[] | undefined;
}

/** Detail of `search-submit`; `preventDefault` cancels the navigation. */
export interface SearchSubmitDetail {
  /** URL of the page to open. */
  href: string;
}

/** Events of the elements by name. */
export interface ObservatorioEventMap {
  'filter-change': CustomEvent<FilterChangeDetail>;
  'data-load': CustomEvent<DataLoadDetail>;
  'data-error': CustomEvent<DataErrorDetail>;
  'search-submit': CustomEvent<SearchSubmitDetail>;
}

/**
 * A row of a page's own data; cards with several figures require the fields of their table instead
 * of `count`.
 */
export interface OwnRow {
  /** Name of the category. */
  label?: string;
  /** The row's figure. */
  count?: number;
  /** Official code of the category. Default: its name; null means "Não informado". */
  key?: string | number | null;
  /** The figure that this one is compared with, such as the state's. Default: none. */
  reference?: number | null;
  [field: string]: unknown;
}
