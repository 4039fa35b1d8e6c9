import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AccountDatabase, StatementFailed } from './database';

const folder = join(import.meta.dirname, '../migrations');

/**
 * Makes servers that start simultaneously migrate one at a time. PostgreSQL releases the lock at
 * the end of the transaction.
 */
const LOCK = 'SELECT pg_advisory_xact_lock(20261122)';

const HISTORY = 'CREATE TABLE IF NOT EXISTS account_migrations (name text PRIMARY KEY)';

const UNIQUE_VIOLATION = '23505';

/** Applies pending migrations in the order of their file names. */
export async function migrate(database: AccountDatabase): Promise<void> {
  await database.script(`${LOCK}; ${HISTORY}`);
  const done = await database.query<{ name: string }>('SELECT name FROM account_migrations');
  const names = new Set(done.map(({ name }) => name));
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()) {
    if (!names.has(file)) await apply(database, file);
  }
}

async function apply(database: AccountDatabase, file: string): Promise<void> {
  const statements = await readFile(join(folder, file), 'utf8');
  const record = `INSERT INTO account_migrations VALUES ('${file}')`;
  try {
    await database.script(`${LOCK}; ${record}; ${statements}`);
  } catch (error) {
    // Another server applied it first.
    const isApplied = error instanceof StatementFailed && error.code === UNIQUE_VIOLATION;
    if (!isApplied) throw error;
  }
}
