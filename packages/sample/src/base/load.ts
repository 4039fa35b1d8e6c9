import type { DuckDBConnection } from '@duckdb/node-api';

type ColumnType = 'INTEGER' | 'DOUBLE' | 'VARCHAR';

/** Creates a temporary table and fills it with rows whose values are in the order of `columns`. */
export async function load(
  connection: DuckDBConnection,
  table: string,
  columns: Readonly<Record<string, ColumnType>>,
  rows: Iterable<readonly (number | string | null)[]>,
): Promise<void> {
  const definition = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  await connection.run(`CREATE OR REPLACE TEMP TABLE ${table} (${definition.join(', ')})`);
  const types = Object.values(columns);
  const appender = await connection.createAppender(table, 'main', 'temp');
  for (const row of rows) {
    row.forEach((value, index) => {
      if (value === null) appender.appendNull();
      else if (typeof value === 'string') appender.appendVarchar(value);
      else if (types[index] === 'DOUBLE') appender.appendDouble(value);
      else appender.appendInteger(value);
    });
    appender.endRow();
  }
  appender.closeSync();
}
