import type { FilterDefinition, Filters } from './filter';
import type { SourceName } from './sources';

export type { CountRow } from '@observatorio/domain';

/**
 * The kind of a column's values: it decides alignment, format and the unit in tables and CSV. A
 * `score` always has one decimal, a `figure` at most one; both may be unknown.
 */
export type ColumnKind = 'category' | 'count' | 'money' | 'share' | 'score' | 'figure' | 'ratio';

/** One column of a dataset, in the table view and the CSV file. */
export interface Column<Row> {
  key: keyof Row & string;
  label: string;
  kind: ColumnKind;
}

/** The table of a CSV file: its columns, and a line for each of the rows. */
export interface FileTable<Row> {
  columns: readonly Column<any>[];
  lines(rows: readonly Row[]): readonly object[];
}

/** One endpoint: its path, its filters and its source. */
export interface Endpoint {
  /** Unique name: `labour.byState`. */
  id: string;
  /** The source that answers under these filters. */
  source(filters: Filters): SourceName;
  path: string;
  filters: readonly FilterDefinition[];
  /** Filters of which a request must set at least one. Default: none. */
  requires?: readonly string[];
  /** The specification's log message for a failed call. */
  failure: string;
  /** Whether the source has no years: the newest edition answers, regardless of the year filter. */
  undated?: boolean;
  /** Whether it also answers POST, with the filters in the field `queryParams` of the body. */
  takesBody?: boolean;
}

/**
 * An endpoint, the meaning of its rows, and their wire format. `encode` and `decode` are inverse:
 * the wire format is the specification's, the rows are ours.
 */
export interface Dataset<Row = never, Wire = never, Line = Row> extends Endpoint {
  columns: readonly Column<Line>[];
  /** Lines of the CSV file, for rows with lists, which do not fit a cell. Default: the rows. */
  linesOf?(rows: readonly Row[]): Line[];
  /** The table of the CSV file. Default: the columns and lines above. */
  file?: FileTable<Row>;
  encode(rows: readonly Row[], page?: Page): Wire;
  decode(wire: Wire): Row[];
  /** Position of the rows among all pages; for paged datasets only. */
  pageOf?(wire: Wire): Page;
  /** The filters of the rows on all pages, for the CSV file; for paged datasets only. */
  allPages?(filters: Filters): Filters;
}

/** Position of a page among all rows. */
export interface Page {
  /** Rows on all pages. */
  total: number;
}

/** The answer of a dataset; `page` is set if the dataset is paged. */
export interface DatasetAnswer<Row> {
  rows: Row[];
  page?: Page;
}

/** A dataset of any row type, for lists of them. */
export type AnyDataset = Dataset<any, any, any>;

export type RowOf<D> = D extends Dataset<infer Row, infer _Wire, infer _Line> ? Row : never;

/** The key of the row that sums the categories beyond those listed. */
export const OTHERS_KEY = '';
