import type { DuckDBConnection } from '@duckdb/node-api';

/** Interval between interruptions. */
const INTERRUPT_MS = 20;

/** Interrupts the query of a connection until it ends: DuckDB ignores an interrupt before its start. */
export async function interruptQuery(
  connection: DuckDBConnection,
  query: Promise<unknown>,
): Promise<void> {
  connection.interrupt();
  const timer = setInterval(() => connection.interrupt(), INTERRUPT_MS);
  await Promise.allSettled([query]);
  clearInterval(timer);
}
