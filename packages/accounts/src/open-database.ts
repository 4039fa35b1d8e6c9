import type { Database } from './database';
import { openEmbedded, type TryLock } from './embedded-database';
import { migrate } from './migrate';
import { openServer } from './server-database';

/** Where the accounts are. */
export interface AccountStorage {
  /** Folder of the embedded database. */
  folder: string;
  /** Locks a file of that folder against other processes. */
  tryLock: TryLock;
  /** Address of a PostgreSQL server, instead of the embedded one. */
  databaseUrl?: string | undefined;
}

/**
 * The database of the accounts. It is opened, and migrated, by the first statement: a portal that
 * nobody logs in to never loads it. A failure to open is tried again by the next statement.
 */
export function openDatabase({ folder, tryLock, databaseUrl }: AccountStorage): Database {
  let opened: Promise<Database> | undefined;
  const open = async (): Promise<Database> => {
    const database = await (databaseUrl ? openServer(databaseUrl) : openEmbedded(folder, tryLock));
    try {
      await migrate(database);
      return database;
    } catch (error) {
      await database.close();
      throw error;
    }
  };
  const current = async (): Promise<Database> => {
    opened ??= open();
    try {
      return await opened;
    } catch (error) {
      opened = undefined;
      throw error;
    }
  };
  return {
    query: async (statement, values) => (await current()).query(statement, values),
    script: async (statements) => (await current()).script(statements),
    async close() {
      const database = await opened?.catch(() => undefined);
      opened = undefined;
      await database?.close();
    },
  };
}
