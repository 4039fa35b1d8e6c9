import type { DuckDBConnection } from '@duckdb/node-api';

/** Runs a query and returns its first number, or 0 if that is NULL. */
export async function numberOf(connection: DuckDBConnection, sql: string): Promise<number> {
  const reader = await connection.runAndReadAll(sql);
  return Number(reader.getRowsJS()[0]?.[0] ?? 0);
}
