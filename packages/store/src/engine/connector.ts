import type { Dialect } from './dialect';

/** A value of a query or of its answer. Integers of any width are numbers, exact up to 2^53. */
export type Value = number | string | null;

/** One open edition. */
export interface Database {
  /** Ends the queries that name no other. */
  readonly signal?: AbortSignal;
  readonly dialect: Dialect;
  /**
   * The rows of a query, values in the order of its columns; `?` in the SQL takes the next of
   * `values`. Throws a QueryFailed, or the reason of `signal`, whose abortion ends the query.
   */
  rows<Row extends readonly Value[]>(
    sql: string,
    values?: readonly Value[],
    signal?: AbortSignal,
  ): Promise<Row[]>;
  /** Closes the edition. No query may be running. */
  close(): Promise<void>;
}

/** The same edition, whose queries end when the signal is aborted. */
export const cancellable = (database: Database, signal: AbortSignal | undefined): Database =>
  signal
    ? {
        signal,
        dialect: database.dialect,
        rows: (sql, values, inner = signal) => database.rows(sql, values, inner),
        close: () => database.close(),
      }
    : database;

/**
 * A database engine that holds editions; `duckdb.ts` is the embedded one, `clickhouse.ts` that of a
 * cluster.
 */
export interface Connector {
  /** Opens an edition: `name` is its version, `path` the file or the database that holds it. */
  open(name: string, path: string): Promise<Database>;
  /** Closes the engine, after all its editions. */
  close(): Promise<void>;
}
