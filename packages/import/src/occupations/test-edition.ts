import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { readManifest } from '@observatorio/store';

/** Queries the tables of a source's published edition and returns the rows. */
export async function askEdition(
  dataDir: string,
  source: string,
  sql: string,
): Promise<unknown[][]> {
  const { conjuntos } = await readManifest(dataDir);
  const stored = conjuntos.find(({ conjunto }) => conjunto === source);
  const instance = await DuckDBInstance.create(join(dataDir, stored?.arquivo ?? ''), {
    access_mode: 'READ_ONLY',
  });
  const connection = await instance.connect();
  try {
    return (await connection.runAndReadAll(sql)).getRowsJson();
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}
