import type { FilterDefinition, Filters } from './filter';
import type { SourceName } from './sources';

/** How a column is read: it decides alignment, format and the unit named in tables and CSV. */
export type ColumnKind = 'category' | 'count' | 'money' | 'share' | 'score';

/** One column of a dataset: the table view, the CSV file and the documentation come from it. */
export interface Column<Row> {
  key: keyof Row & string;
  label: string;
  kind: ColumnKind;
}

/** The part of JSON Schema that wire shapes need. */
export interface JsonSchema {
  type?: string | readonly string[];
  description?: string;
  items?: JsonSchema;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: JsonSchema | boolean;
  enum?: readonly unknown[];
  minItems?: number;
  maxItems?: number;
}

/**
 * One endpoint: where it is, what its rows mean, and how they travel.
 * `encode` and `decode` are inverse: the wire shape is the specification's, the rows are ours.
 */
export interface Dataset<Row = never, Wire = never, Line = Row> {
  /** Unique name: `labour.byState`. */
  id: string;
  /** The source that answers under these filters. */
  source(filters: Filters): SourceName;
  path: string;
  /** One sentence for the OpenAPI document. */
  summary: string;
  filters: readonly FilterDefinition[];
  columns: readonly Column<Line>[];
  /** The lines of its file, where rows hold lists that no cell can; else one for each row. */
  linesOf?(rows: readonly Row[]): Line[];
  schema: JsonSchema;
  encode(rows: readonly Row[], page?: Page): Wire;
  decode(wire: Wire): Row[];
  /** The page that the rows are, of a paged dataset. */
  pageOf?(wire: Wire): Page;
  /** What the specification logs when the call fails. */
  failure: string;
  /** Its source has no years: the newest edition answers, whatever year the filters name. */
  undated?: boolean;
  /** It also answers POST, with the filters in the field `queryParams` of the body. */
  takesBody?: boolean;
}

/** The place of one page of rows among all. */
export interface Page {
  /** Rows on all pages. */
  total: number;
}

/** The answer of a dataset; `page` is set where the dataset is paged. */
export interface DatasetAnswer<Row> {
  rows: Row[];
  page?: Page;
}

/** A dataset of any row type, for lists of them. */
export type AnyDataset = Dataset<any, any, any>;

export type RowOf<D> = D extends Dataset<infer Row, infer _Wire, infer _Line> ? Row : never;

/** A category and its number of links, courses or people. `key` null is "Não informado". */
export interface CountRow {
  key: string | null;
  label: string;
  count: number;
}

/** The key of the row that sums the categories beyond those listed. */
export const OTHERS_KEY = '';

/** One value that a filter offers. */
export interface FilterOption {
  filter: string;
  code: string;
  label: string;
  /** Of an occupation of the profile: what it does, null where that is not known. */
  synthesis?: string | null;
}

export const optionColumns: readonly Column<FilterOption>[] = [
  { key: 'filter', label: 'Filtro', kind: 'category' },
  { key: 'code', label: 'Código', kind: 'category' },
  { key: 'label', label: 'Nome', kind: 'category' },
];

/** The years among the options, as numbers in ascending order. */
export const yearsOf = (options: readonly FilterOption[]): number[] =>
  options
    .filter(({ filter }) => filter === 'ano')
    .map(({ code }) => Number(code))
    .toSorted((a, b) => a - b);
