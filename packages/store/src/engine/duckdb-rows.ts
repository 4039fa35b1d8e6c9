import {
  type DuckDBMaterializedResult,
  type DuckDBVector,
  JSDuckDBValueConverter,
} from '@duckdb/node-api';
import type { Value } from './connector';

/**
 * Converts a result to rows. Reads synchronously, column by column, which takes a fifth of the time
 * of the library's own `getRowsJS`.
 */
export function rowsOf<Row extends readonly Value[]>(result: DuckDBMaterializedResult): Row[] {
  const rows: Row[] = [];
  const { chunkCount, columnCount } = result;
  for (let index = 0; index < chunkCount; index++) {
    const chunk = result.getChunk(index);
    const columns = Array.from({ length: columnCount }, (_, column) =>
      valuesOf(chunk.getColumnVector(column)),
    );
    for (let row = chunk.rowCount, at = 0; at < row; at++) {
      rows.push(columns.map((values) => values[at]) as unknown as Row);
    }
  }
  return rows;
}

function valuesOf(vector: DuckDBVector): Value[] {
  const values: Value[] = [];
  for (let index = 0; index < vector.itemCount; index++) {
    const item = vector.getItem(index);
    values.push(
      typeof item === 'number' || typeof item === 'string' || item === null
        ? item
        : plain(JSDuckDBValueConverter(item, vector.type, JSDuckDBValueConverter)),
    );
  }
  return values;
}

/** DuckDB widens integer sums to as many as 128 bits and returns them as bigint. */
const plain = (value: unknown): Value =>
  (typeof value === 'bigint' ? Number(value) : value) as Value;
