import type { FilterDefinition, Filters } from './filter';
import type { SourceName } from './sources';

export type { CountRow } from '@observatorio/domain';

/**
 * Kind of a column's values. Determines alignment, format and the unit in tables and CSV. A `score`
 * always has one decimal, a `figure` at most one, a `value` as many as it has; each may be null.
 */
export type ColumnKind =
  | 'category'
  | 'count'
  | 'money'
  | 'share'
  | 'score'
  | 'figure'
  | 'ratio'
  | 'value';

/** A column of a dataset, in the table view and the CSV file. */
export interface Column<Row> {
  key: keyof Row & string;
  label: string;
  kind: ColumnKind;
}

/** The table of a CSV file: columns, and a function that converts rows to lines. */
export interface FileTable<Row> {
  columns: readonly Column<any>[];
  lines(rows: readonly Row[]): readonly object[];
}

/** An endpoint: path, filters and source. */
export interface Endpoint {
  /** Unique name, such as `labour.byState`. */
  id: string;
  /** Returns the source of the data for these filters. */
  source(filters: Filters): SourceName;
  path: string;
  filters: readonly FilterDefinition[];
  /** A request must set at least one of these filters. Default: none is required. */
  requires?: readonly string[];
  /** Log message for a failed request, from the specification. */
  failure: string;
  /** Whether the endpoint uses the newest edition regardless of the year filter. */
  undated?: boolean;
  /**
   * Whether each edition has several years, of which the year filter selects one; such an endpoint is
   * `undated`. Default: false.
   */
  yearsWithin?: boolean;
  /**
   * Whether the response has rows of every comparable edition of the source, oldest year first;
   * such an endpoint is `undated`. Default: false.
   */
  overYears?: boolean;
  /** Whether the endpoint also accepts POST, with the filters in the body field `queryParams`. */
  takesBody?: boolean;
}

/**
 * An endpoint with its row type and wire format. `encode` and `decode` are inverses: the wire
 * format follows the specification, while the row type is our own.
 */
export interface Dataset<Row = never, Wire = never, Line = Row> extends Endpoint {
  columns: readonly Column<Line>[];
  /**
   * Converts rows that contain lists to CSV lines, since lists do not fit in a cell. Default: one
   * line per row.
   */
  linesOf?(rows: readonly Row[]): Line[];
  /** Table of the CSV file. Default: `columns` and `linesOf`. */
  file?: FileTable<Row>;
  encode(rows: readonly Row[], page?: PageInfo): Wire;
  decode(wire: Wire): Row[];
  /** Reads the paging information of a response. Paged datasets only. */
  pageOf?(wire: Wire): PageInfo;
  /** Returns the filters for the rows of all pages, used by the CSV file. Paged datasets only. */
  allPages?(filters: Filters): Filters;
}

/** Paging information of a response. */
export interface PageInfo {
  /** Number of rows on all pages. */
  total: number;
  /** Whether the rows only resemble the searched text. Default: false. */
  isSimilar?: boolean;
}

/** A decoded response; `page` is set for paged datasets. */
export interface DatasetResponse<Row> {
  rows: Row[];
  page?: PageInfo;
}

/** A dataset of any row type, for heterogeneous lists. */
export type AnyDataset = Dataset<any, any, any>;

export type RowOf<D> = D extends Dataset<infer Row, infer _Wire, infer _Line> ? Row : never;

/** Key of the row that aggregates all unlisted categories. */
export const OTHERS_KEY = '';
