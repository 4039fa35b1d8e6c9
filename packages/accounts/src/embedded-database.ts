import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AccountError } from './account-error';
import { type AccountDatabase, databaseFailure } from './database';

/** Releases a lock. */
export type ReleaseDatabase = () => Promise<void>;

/**
 * Locks a file against other processes; resolves to undefined if another process holds the lock.
 */
export type TryLock = (path: string) => Promise<ReleaseDatabase | undefined>;

/**
 * Opens the embedded PostgreSQL in a folder, and creates it if missing. Only one process can open
 * it at a time. Throws an AccountError on failure.
 */
export async function openEmbedded(folder: string, tryLock: TryLock): Promise<AccountDatabase> {
  const release = await lock(folder, tryLock);
  try {
    const pglite = await openIn(folder);
    return {
      query: async <Row extends object>(statement: string, values: readonly unknown[] = []) => {
        try {
          return (await pglite.query<Row>(statement, [...values])).rows;
        } catch (error) {
          throw databaseFailure(error, statement);
        }
      },
      async script(statements) {
        try {
          await pglite.exec(statements);
        } catch (error) {
          throw databaseFailure(error, statements);
        }
      },
      async close() {
        await pglite.close();
        await release();
      },
    };
  } catch (cause) {
    await release();
    throw new AccountError('unavailable', { cause });
  }
}

/**
 * Opens the database. A new one is built under another name and renamed, so an interruption does
 * not leave a partial database behind.
 */
async function openIn(folder: string) {
  const { PGlite } = await import('@electric-sql/pglite');
  const path = join(folder, 'banco');
  if (!existsSync(path)) {
    const draft = `${path}-novo`;
    await rm(draft, { recursive: true, force: true });
    // Four times as fast as initialising a database from scratch.
    const { dataDir } = await import('@electric-sql/pglite-prepopulatedfs');
    const made = await PGlite.create(draft, { loadDataDir: await dataDir() });
    await made.close();
    await rename(draft, path);
  }
  return PGlite.create(path);
}

async function lock(folder: string, tryLock: TryLock): Promise<ReleaseDatabase> {
  try {
    // The folder contains personal data.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const release = await tryLock(join(folder, '.lock'));
    if (release) return release;
  } catch (cause) {
    throw new AccountError('unavailable', { cause });
  }
  const cause = new Error(`Another process is using the accounts in ${folder}.`);
  throw new AccountError('unavailable', { cause });
}
