import type { Dialect } from './dialect';

/** Value in a query or its result. Integers of any width are numbers, exact up to 2^53. */
export type Value = number | string | null;

/** An open edition. */
export interface Database {
  /** Default signal for queries that do not pass their own. */
  readonly signal?: AbortSignal;
  /** The open edition that this is a view of; absent if it is the edition itself. */
  readonly base?: Database;
  readonly dialect: Dialect;
  /**
   * Returns the rows of a query, with values in column order; each `?` in the SQL takes the next of
   * `values`. Aborting `signal` stops the query. Throws a QueryFailed, or the signal's reason.
   */
  rows<Row extends readonly Value[]>(
    sql: string,
    values?: readonly Value[],
    signal?: AbortSignal,
  ): Promise<Row[]>;
  /** Closes the edition. No query may be running. */
  close(): Promise<void>;
}

/** Returns the same edition with a default signal that stops its queries. */
export const cancellable = (database: Database, signal: AbortSignal | undefined): Database =>
  signal
    ? {
        signal,
        base: openEditionOf(database),
        dialect: database.dialect,
        rows: (sql, values, inner = signal) => database.rows(sql, values, inner),
        close: () => database.close(),
      }
    : database;

/** Returns the open edition itself, which all its views share. */
export const openEditionOf = (database: Database): Database => database.base ?? database;

/** Database engine for editions: embedded (`duckdb.ts`) or a cluster (`clickhouse.ts`). */
export interface Connector {
  /** Opens an edition; `name` is its version, `path` its file or database. */
  open(name: string, path: string): Promise<Database>;
  /** Closes the engine. All editions must be closed first. */
  close(): Promise<void>;
}
