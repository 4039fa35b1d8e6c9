import type { DuckDBConnection } from '@duckdb/node-api';

/** Interval between interrupts, in ms. */
const INTERRUPT_MS = 20;

/**
 * Interrupts a connection's running query. Repeats until the query ends because DuckDB ignores an
 * interrupt that arrives before the query starts.
 */
export async function interruptQuery(
  connection: DuckDBConnection,
  query: Promise<unknown>,
): Promise<void> {
  connection.interrupt();
  const timer = setInterval(() => connection.interrupt(), INTERRUPT_MS);
  await Promise.allSettled([query]);
  clearInterval(timer);
}
