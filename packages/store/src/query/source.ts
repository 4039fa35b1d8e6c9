import type {
  AnyDataset,
  DatasetAnswer,
  Edition,
  Filters,
  RowOf,
  SourceName,
} from '@observatorio/contract';
import type { Database } from '../engine/connector';
import type { OccupationTitles } from '../titles/occupation-titles';

/** An edition and the database that holds it. */
export interface OpenEdition {
  edition: Edition;
  database: Database;
}

/** One query to one edition. */
export interface SourceQuery extends OpenEdition {
  filters: Filters;
  /** Years in service of the same source, ascending. */
  years: readonly number[];
  /**
   * The newest edition in service of another source; undefined if there is none, or if it must not
   * complete this answer. The answer names every edition that this returns.
   */
  newest(source: SourceName): OpenEdition | undefined;
  /**
   * The edition of the same source and kind that comes before this one, with rows of the same states;
   * undefined if there is none. The answer names it once this returns it.
   */
  previous(): OpenEdition | undefined;
  /** The titles of occupations. The answer names their edition once this is read. */
  readonly titles: OccupationTitles;
}

/** The datasets of an area, by name. */
export type Datasets = Readonly<Record<string, AnyDataset>>;

/** Answers the datasets of one area of the contract, each by its name. */
export interface AreaSource<Area extends Datasets> {
  /**
   * Completes the filters other than the year, for a query to an edition. Throws a QueryError for an
   * impossible query.
   */
  complete(name: keyof Area, filters: Filters, edition?: Edition): Filters;
  /** Estimated work of an answer under completed filters: about 1 for a ready one. */
  cost(name: keyof Area, filters: Filters): number;
  answer<Name extends keyof Area>(
    name: Name,
    query: SourceQuery,
  ): Promise<DatasetAnswer<RowOf<Area[Name]>>>;
}

/** A function for each dataset of an area that computes its answer. */
export type Queries<Area extends Datasets, Context> = {
  [Name in keyof Area]: (
    context: Context,
  ) => Promise<RowOf<Area[Name]>[] | DatasetAnswer<RowOf<Area[Name]>>>;
};

/** The answer of a query, which may return its rows alone. */
export const answerOf = <Row>(result: Row[] | DatasetAnswer<Row>): DatasetAnswer<Row> =>
  Array.isArray(result) ? { rows: result } : result;
