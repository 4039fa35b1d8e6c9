import type { Pool } from 'pg';
import { type Database, failureOf } from './database';

/** Connections; a request holds one for some milliseconds. */
const CONNECTIONS = 8;

/** Time limit of a connection and of a statement, in ms. */
const TIMEOUT_MS = 5000;

/** Opens a PostgreSQL server. Nothing is connected before the first statement. */
export async function openServer(url: string): Promise<Database> {
  const { default: pg } = await import('pg');
  const pool: Pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    // An idle connection never keeps a process from ending.
    allowExitOnIdle: true,
  });
  // An idle connection was lost; the next statement opens another one.
  pool.on('error', () => undefined);
  return {
    query: async <Row extends object>(statement: string, values: readonly unknown[] = []) => {
      try {
        return (await pool.query<Row>(statement, [...values])).rows;
      } catch (error) {
        throw failureOf(error, statement);
      }
    },
    async script(statements) {
      try {
        await pool.query(statements);
      } catch (error) {
        throw failureOf(error, statements);
      }
    },
    close: () => pool.end(),
  };
}
