import type {
  AnyDataset,
  DatasetResponse,
  Edition,
  Filters,
  RowOf,
  SourceName,
} from '@observatorio/contract';
import type { Database } from '../engine/connector';
import type { OccupationTitles } from '../titles/occupation-titles';

/** An edition with its open database. */
export interface OpenEdition {
  edition: Edition;
  database: Database;
}

/** A query to an edition. */
export interface SourceQuery extends OpenEdition {
  filters: Filters;
  /** Years in service for the same source, ascending. */
  years: readonly number[];
  /**
   * Returns the newest edition in service of another source; undefined if there is none, or if it
   * is incompatible with this answer. Returned editions are listed in the answer.
   */
  newest(source: SourceName): OpenEdition | undefined;
  /**
   * Returns the preceding edition of the same source, kind and states; undefined if there is none.
   * A returned edition is listed in the answer.
   */
  previous(): OpenEdition | undefined;
  /** Titles of occupations. Reading this lists their edition in the answer. */
  readonly titles: OccupationTitles;
}

/** Datasets of an area, by name. */
export type Datasets = Readonly<Record<string, AnyDataset>>;

/** Answers the datasets of one area of the contract. */
export interface AreaSource<Area extends Datasets> {
  /**
   * Completes the filters other than the year, for a query to an edition. Throws a QueryError for
   * an invalid query.
   */
  complete(name: keyof Area, filters: Filters, edition?: Edition): Filters;
  /** Estimates the cost of an answer for completed filters: about 1 for a precomputed one. */
  cost(name: keyof Area, filters: Filters): number;
  answer<Name extends keyof Area>(
    name: Name,
    query: SourceQuery,
  ): Promise<DatasetResponse<RowOf<Area[Name]>>>;
}

/** Functions that compute the answers of an area, by dataset. */
export type Queries<Area extends Datasets, Context> = {
  [Name in keyof Area]: (
    context: Context,
  ) => Promise<RowOf<Area[Name]>[] | DatasetResponse<RowOf<Area[Name]>>>;
};

/** Wraps a result in an answer if it consists of rows only. */
export const toResponse = <Row>(result: Row[] | DatasetResponse<Row>): DatasetResponse<Row> =>
  Array.isArray(result) ? { rows: result } : result;
