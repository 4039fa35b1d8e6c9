import { DuckDBInstance } from '@duckdb/node-api';
import {
  type Copied,
  type CopyProgress,
  type CopyTarget,
  type Destination,
  duckDbText,
  runOnAll,
  TableCopier,
} from './copy-table';
import { editionTables } from './edition-tables';

export interface CopyOptions extends Destination {
  /** Path of the edition file. The target database must not exist yet. */
  path: string;
  onProgress(progress: CopyProgress): void;
}

/**
 * Copies an edition to a cluster: each table becomes a Distributed table over a MergeTree table on
 * every server, with the rows distributed evenly across the shards. Verifies the copy against the
 * edition.
 */
export async function copyEdition(target: CopyTarget, options: CopyOptions): Promise<Copied> {
  const { path, database } = options;
  const instance = await DuckDBInstance.create(':memory:');
  try {
    const connection = await instance.connect();
    await connection.run(`ATTACH ${duckDbText(path)} AS edition (READ_ONLY)`);
    const tables = await editionTables(connection);
    await runOnAll(target, `CREATE DATABASE ${database}`);
    const copier = new TableCopier(connection, target, options);
    const total = tables.reduce((sum, { rows }) => sum + rows, 0);
    let before = 0;
    for (const table of tables) {
      await copier.copy(table, (rows) =>
        options.onProgress({ table: table.name, rows: before + rows, total }),
      );
      before += table.rows;
    }
    connection.closeSync();
    return { tables: tables.length, rows: total };
  } finally {
    instance.closeSync();
  }
}
