import type { AnyDataset, Edition, Filters, SourceName } from '@observatorio/contract';
import type { Database } from '../engine/connector';

/** An edition and the database that holds it. */
export interface OpenEdition {
  edition: Edition;
  database: Database;
}

/** One question to one edition. */
export interface Request extends OpenEdition {
  filters: Filters;
  /** Years in service of the same source, ascending. */
  years: readonly number[];
  /** The newest edition in service of another data set, where there is one. */
  newest(source: SourceName): OpenEdition | undefined;
}

/** What answers the datasets of one area of the contract. */
export interface Source {
  /** Completes the filters other than the year. Throws a QueryError for what cannot be asked. */
  complete(dataset: AnyDataset, filters: Filters): Filters;
  rows(dataset: AnyDataset, request: Request): Promise<unknown[]>;
}
