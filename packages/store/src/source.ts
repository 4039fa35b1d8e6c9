import type { AnyDataset, Edition, Filters } from '@observatorio/contract';
import type { Database } from './engine/engine';

/** One question to one edition. */
export interface Request {
  edition: Edition;
  database: Database;
  filters: Filters;
  /** Years in service of the same source, ascending. */
  years: readonly number[];
}

/** What knows the tables of one kind of data set: `rais` has one, other sources theirs. */
export interface Source {
  /** Completes the filters other than the year. Throws a QueryError for what cannot be asked. */
  complete(dataset: AnyDataset, filters: Filters): Filters;
  rows(dataset: AnyDataset, request: Request): Promise<unknown[]>;
}
