import type {
  AnyDataset,
  DatasetResponse,
  Edition,
  Filters,
  RowOf,
  SourceName,
} from '@observatorio/contract';
import { comparableSegment } from '@observatorio/domain';
import type { Database } from '../engine/connector';
import type { OccupationTitles } from '../titles/occupation-titles';

/** An edition with its open database. */
export interface OpenEdition {
  edition: Edition;
  database: Database;
}

/** A query on an edition. */
export interface SourceQuery extends OpenEdition {
  filters: Filters;
  /** Years with live data for the same source, ascending. */
  years: readonly number[];
  /**
   * Returns the default live edition of another source; undefined if there is none or it is
   * incompatible with this response. Returned editions are listed in the response.
   */
  newest(source: SourceName): OpenEdition | undefined;
  /**
   * Lists the live editions of a source of the kind of its default one: that one first, and then the
   * newest year first. Empty if they are incompatible with this response.
   */
  editionsOf(source: SourceName): Edition[];
  /** Opens a live edition, which is then listed in the response. */
  open(edition: Edition): OpenEdition;
  /** Years whose live links are partial, so that no change to or from them may be stated. */
  partialYears: readonly number[];
  /** Occupation titles. Reading this property adds their edition to the response's list. */
  readonly titles: OccupationTitles;
}

/** What the rows of a series state about their year; the store names the coverage of a narrowed series. */
export const yearFacts = ({ ano, conjunto, situacao }: Edition) => ({
  vintage: situacao ?? null,
  segment: conjunto === 'rais' ? comparableSegment(ano) : null,
  coverage: null,
});

/** Datasets of an area, by name. */
export type Datasets = Readonly<Record<string, AnyDataset>>;

/** Serves the datasets of one area of the contract. */
export interface AreaSource<Area extends Datasets> {
  /**
   * Returns which of the live editions, all of the kind of the default one, a query without a year
   * is about. If undefined, the default edition.
   */
  editionFor?(filters: Filters, editions: readonly Edition[]): Edition | undefined;
  /**
   * Completes the filters other than the year for a query on an edition. Throws a QueryError for an
   * invalid query.
   */
  complete(name: keyof Area, filters: Filters, open?: OpenEdition): Filters;
  /** Estimates the cost of a response for completed filters: about 1 for a precomputed one. */
  cost(name: keyof Area, filters: Filters): number;
  answer<Name extends keyof Area>(
    name: Name,
    query: SourceQuery,
  ): Promise<DatasetResponse<RowOf<Area[Name]>>>;
}

/** Functions that compute an area's responses, by dataset. */
export type Queries<Area extends Datasets, Context> = {
  [Name in keyof Area]: (
    context: Context,
  ) => Promise<RowOf<Area[Name]>[] | DatasetResponse<RowOf<Area[Name]>>>;
};

/** Wraps a result in a response if it consists of rows only. */
export const toResponse = <Row>(result: Row[] | DatasetResponse<Row>): DatasetResponse<Row> =>
  Array.isArray(result) ? { rows: result } : result;
