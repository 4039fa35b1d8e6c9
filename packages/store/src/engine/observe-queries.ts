import type { Database, Value } from './connector';

/** A query that an engine has answered. */
export interface AnsweredQuery {
  /** Version of the edition. */
  edition: string;
  sql: string;
  values: readonly Value[];
  rows: number;
  /** Time until the result was read, in ms, including the wait for a connection. */
  ms: number;
}

/** Wraps an edition to report each of its queries. */
export const observeQueries = (
  database: Database,
  edition: string,
  onQuery: (query: AnsweredQuery) => void,
): Database => ({
  dialect: database.dialect,
  async rows(sql, values = [], signal) {
    const start = performance.now();
    const rows = await database.rows(sql, values, signal);
    onQuery({ edition, sql, values, rows: rows.length, ms: performance.now() - start });
    // The rows have the type that the caller asked for.
    return rows as never;
  },
  close: () => database.close(),
});
