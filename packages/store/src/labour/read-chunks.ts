import type { DuckDBConnection, DuckDBVector } from '@duckdb/node-api';

/** Maximum number of rows in a chunk of a result. */
export const CHUNK = 2048;

/** Reads a query's rows in chunks of columns. Values must not be NULL. */
export async function eachChunk(
  connection: DuckDBConnection,
  sql: string,
  read: (columns: readonly DuckDBVector[], rows: number) => void,
): Promise<void> {
  const result = await connection.stream(sql);
  for (;;) {
    const chunk = await result.fetchChunk();
    if (!chunk || chunk.rowCount === 0) return;
    const columns = Array.from({ length: chunk.columnCount }, (_, column) =>
      chunk.getColumnVector(column),
    );
    read(columns, chunk.rowCount);
  }
}
