import type { Pool } from 'pg';
import { type AccountDatabase, databaseFailure } from './database';

/** Size of the connection pool. A request uses a connection for a few milliseconds. */
const CONNECTIONS = 8;

/** Timeout for connecting and for each statement, in ms. */
const TIMEOUT_MS = 5000;

/** Creates a database on a PostgreSQL server. Connects on the first statement. */
export async function openServer(url: string): Promise<AccountDatabase> {
  const { default: pg } = await import('pg');
  const pool: Pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    // Lets the process exit while connections are idle.
    allowExitOnIdle: true,
  });
  // Ignores a lost idle connection; the next statement opens a new one.
  pool.on('error', () => undefined);
  return {
    query: async <Row extends object>(statement: string, values: readonly unknown[] = []) => {
      try {
        return (await pool.query<Row>(statement, [...values])).rows;
      } catch (error) {
        throw databaseFailure(error, statement);
      }
    },
    async script(statements) {
      try {
        await pool.query(statements);
      } catch (error) {
        throw databaseFailure(error, statements);
      }
    },
    close: () => pool.end(),
  };
}
