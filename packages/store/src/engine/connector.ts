/** A value of a query or of its answer. Integers of any width are numbers, exact up to 2^53. */
export type Value = number | string | null;

/** One open edition. */
export interface Database {
  /**
   * The rows of a query, values in the order of its columns; `?` in the SQL takes the next of
   * `values`. Throws a QueryFailed.
   */
  rows<Row extends readonly Value[]>(sql: string, values?: readonly Value[]): Promise<Row[]>;
  /** Closes the edition. No query may be running. */
  close(): Promise<void>;
}

/** A database engine that holds editions; `duckdb.ts` is the embedded one. */
export interface Connector {
  /** Opens an edition: `name` is its version, `path` the file that the importer wrote. */
  open(name: string, path: string): Promise<Database>;
  /** Closes the engine, after all its editions. */
  close(): Promise<void>;
}
