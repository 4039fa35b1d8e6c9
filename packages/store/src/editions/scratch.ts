import { mkdir } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { Refusal } from '../command/command';
import { makeWorkspace, removeLeftovers } from './workspace';

/** Maximum memory for creating an edition, in bytes; DuckDB spills to disk beyond it. */
const MAX_MEMORY_BYTES = 2 ** 30;

/**
 * ATTACH option for a database that is discarded if its process dies, and so needs no write-ahead
 * log, which would be flushed to disk with each statement.
 */
export const NO_LOG = 'RECOVERY_MODE NO_WAL_WRITES';

/**
 * Runs `work` with a new directory for unfinished files inside the data directory, which is created
 * if missing. First removes the directories of dead processes, and finally removes the new one.
 * Throws a Refusal if the disk is full.
 */
export async function withWorkspace<T>(
  dataDir: string,
  work: (path: string) => Promise<T>,
): Promise<T> {
  await mkdir(dataDir, { recursive: true });
  await removeLeftovers(dataDir);
  const workspace = await makeWorkspace(dataDir);
  try {
    return await work(workspace.path);
  } catch (error) {
    throw isDiskFull(error) ? diskFull(dataDir, error) : error;
  } finally {
    await workspace.remove();
  }
}

const isDiskFull = (error: unknown): boolean => /ENOSPC|no space left/i.test(String(error));

const diskFull = (dataDir: string, cause: unknown): Refusal =>
  new Refusal(`O disco da pasta de dados (${dataDir}) está cheio. Libere espaço e tente de novo.`, {
    cause,
  });

/**
 * Runs `work` with a connection to a new database in a workspace, with limited memory. Databases that
 * it attaches are only written to disk by a CHECKPOINT.
 */
export async function withScratch<T>(
  workspace: string,
  work: (connection: DuckDBConnection) => Promise<T>,
): Promise<T> {
  const path = join(workspace, 'scratch.duckdb');
  const instance = await DuckDBInstance.create(':memory:', {
    temp_directory: `${path}.tmp`,
    memory_limit: `${Math.floor(memoryLimit() / 2 ** 20)}MiB`,
    preserve_insertion_order: 'false',
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  });
  try {
    const connection = await instance.connect();
    await connection.run(`
      PRAGMA disable_checkpoint_on_shutdown;
      ATTACH '${path.replaceAll("'", "''")}' AS scratch (${NO_LOG});
      USE scratch`);
    const result = await work(connection);
    connection.closeSync();
    return result;
  } finally {
    instance.closeSync();
  }
}

/** Returns half of the memory of the machine or container, up to the maximum. */
function memoryLimit(): number {
  const allowed = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return Math.min(MAX_MEMORY_BYTES, Math.min(totalmem(), allowed) / 2);
}
