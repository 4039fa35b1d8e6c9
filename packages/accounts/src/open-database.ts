import type { AccountDatabase } from './database';
import { openEmbedded, type TryLock } from './embedded-database';
import { migrate } from './migrate';
import { openServer } from './server-database';

/** Location of the account data. */
export interface AccountStorage {
  /** Folder of the embedded database. */
  folder: string;
  /** Locks a file in that folder against other processes. */
  tryLock: TryLock;
  /** URL of a PostgreSQL server to use instead of the embedded database. */
  databaseUrl?: string | undefined;
}

/**
 * Returns the account database. The first statement opens and migrates it, so a portal without
 * logins never loads it. After a failure, the next statement tries to open it again.
 */
export function openDatabase({ folder, tryLock, databaseUrl }: AccountStorage): AccountDatabase {
  let opened: Promise<AccountDatabase> | undefined;
  const open = async (): Promise<AccountDatabase> => {
    const database = await (databaseUrl ? openServer(databaseUrl) : openEmbedded(folder, tryLock));
    try {
      await migrate(database);
      return database;
    } catch (error) {
      await database.close();
      throw error;
    }
  };
  const current = async (): Promise<AccountDatabase> => {
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
