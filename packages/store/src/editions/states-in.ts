import type { DuckDBConnection } from '@duckdb/node-api';

/**
 * Returns the codes of the states in the column `uf` of a table, ascending, for the manifest;
 * undefined if no row has a state.
 */
export async function statesIn(
  connection: DuckDBConnection,
  table: string,
): Promise<string[] | undefined> {
  const reader = await connection.runAndReadAll(
    `SELECT DISTINCT uf::VARCHAR FROM ${table} WHERE uf IS NOT NULL ORDER BY ALL`,
  );
  const codes = reader.getRowsJS().map(([uf]) => String(uf));
  return codes.length > 0 ? codes : undefined;
}
