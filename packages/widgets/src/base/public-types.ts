/*
 * Imports nothing: the build publishes this file as it is, as the types of the package.
 */

/** Filters by name: the official codes of their values. */
export type FiltersByName = Readonly<Record<string, readonly string[]>>;

/** Detail of `filter-change`, before the filters of the group change; `preventDefault` keeps them. */
export interface FilterChangeDetail {
  /** Name of the group. */
  group: string;
  /** Name of the filter; null if all are cleared. */
  filter: string | null;
  /** The chosen value or values; null if the filter is cleared. */
  value: string | readonly string[] | null;
  /** All filters that the group is about to have. */
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
  /** What happened, in Portuguese. */
  message: string;
  /** HTTP status; undefined without an answer. */
  status?: number | undefined;
  /** The years with data, if the one in force has none. */
  years?: readonly number[] | undefined;
}

/** Detail of `search-submit`; `preventDefault` keeps the page. */
export interface SearchSubmitDetail {
  /** Address of the page that opens. */
  href: string;
}

/** Events of the elements by name. */
export interface ObservatorioEventMap {
  'filter-change': CustomEvent<FilterChangeDetail>;
  'data-load': CustomEvent<DataLoadDetail>;
  'data-error': CustomEvent<DataErrorDetail>;
  'search-submit': CustomEvent<SearchSubmitDetail>;
}

/** A row of a page's own data; cards with more than one figure need the fields of their own rows. */
export interface OwnRow {
  /** Name of the category. */
  label?: string;
  /** The figure. */
  count?: number;
  /** Official code of the category. Default: its name; null is "Não informado". */
  key?: string | number | null;
  [field: string]: unknown;
}
