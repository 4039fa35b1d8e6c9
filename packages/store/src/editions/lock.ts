import { randomUUID } from 'node:crypto';
import { link, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { Refusal } from '../command/command';

const RETRY_MS = 50;

/**
 * Last queued action of this process for each lock file. Needed because kernel locks only exclude
 * other processes.
 */
const queues = new Map<string, Promise<unknown>>();

export interface LockOptions {
  /** Name of the lock file in the data directory. Default: `.lock`. */
  file?: string;
  /** Maximum time to wait for another process, in ms. Default: one minute. */
  timeoutMs?: number;
  /** Called once if another process holds the lock. */
  onWait?: () => void;
}

/** Reports that another process holds a lock. The message, in Portuguese, is for the operator. */
export class LockHeld extends Refusal {
  override readonly name = 'LockHeld';
}

/**
 * Runs `action` while no other importer or server changes the data directory. Throws a LockHeld if
 * the lock is not released in time, and a Refusal immediately if the directory is not writable.
 * Node does not provide file locks, so this uses DuckDB's. The kernel releases them when their
 * process dies, even in another container, so no stale locks remain.
 */
export function withLock<T>(
  dataDir: string,
  action: () => Promise<T>,
  { file = '.lock', ...options }: LockOptions = {},
): Promise<T> {
  const path = join(resolve(dataDir), file);
  const turn = (queues.get(path) ?? Promise.resolve()).then(() =>
    withFileLock(path, action, options),
  );
  queues.set(
    path,
    turn.catch(() => undefined),
  );
  return turn;
}

async function withFileLock<T>(
  path: string,
  action: () => Promise<T>,
  options: LockOptions,
): Promise<T> {
  const release = await acquire(path, options);
  try {
    return await action();
  } finally {
    await release();
  }
}

async function acquire(
  path: string,
  { timeoutMs = 60_000, onWait }: LockOptions,
): Promise<ReleaseLock> {
  const deadline = Date.now() + timeoutMs;
  for (let tries = 0; ; tries++) {
    const release = await tryLock(path);
    if (release) return release;
    if (Date.now() >= deadline) {
      throw new LockHeld(`Outro programa está alterando os dados (${path}). Tente de novo depois.`);
    }
    if (tries === 0) onWait?.();
    await sleep(RETRY_MS);
  }
}

/** Releases a lock. */
export type ReleaseLock = () => Promise<void>;

/**
 * Locks a file, creating it if necessary, and returns a function that releases the lock; undefined
 * if another process holds it. Must not be called while this process holds the lock. Throws a
 * Refusal if the file is not writable.
 */
export async function tryLock(path: string): Promise<ReleaseLock | undefined> {
  try {
    if (!(await inodeOf(path))) await makeLockFile(path);
    return await lockFile(path).catch(async (error) => {
      if (!DAMAGED.test(String(error))) throw error;
      await makeLockFile(path);
      return lockFile(path);
    });
  } catch (error) {
    if (isHeld(error)) return undefined;
    throw unwritable(path, error);
  }
}

/** Whether a DuckDB error means that another process holds a lock. */
const isHeld = (error: unknown): boolean => String(error).includes('Could not set lock on file');

/** Matches DuckDB errors for a file that is not a valid database. */
const DAMAGED = /not a valid DuckDB|corrupt|checksum/i;

/**
 * Engine that holds this process's locks; reused because starting one takes longer than locking.
 */
let engine: Promise<DuckDBConnection> | undefined;

async function startEngine(): Promise<DuckDBConnection> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  return instance.connect();
}

async function lockFile(path: string): Promise<ReleaseLock> {
  const name = randomUUID();
  try {
    engine ??= startEngine();
    const connection = await engine;
    await connection.run(`ATTACH '${path.replaceAll("'", "''")}' AS "${name}" (TYPE duckdb)`);
    return async () => {
      await connection.run(`DETACH "${name}"`);
    };
  } catch (error) {
    // A damaged file can make an engine unusable. The next call starts a new one; locks still held
    // keep the old one open.
    if (!isHeld(error)) engine = undefined;
    throw error;
  }
}

/**
 * Creates a lock file, or replaces a damaged one. Does so atomically because, on a full disk,
 * DuckDB leaves an empty file that it later rejects.
 */
async function makeLockFile(path: string): Promise<void> {
  const before = await inodeOf(path);
  const draft = `${path}-${randomUUID()}`;
  try {
    const release = await lockFile(draft);
    await release();
    // If another process created the file first, that file is used.
    if (before === undefined) await link(draft, path).catch(ignoreExisting);
    else if ((await inodeOf(path)) === before) await rename(draft, path);
  } finally {
    await rm(draft, { force: true }).catch(() => undefined);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

const inodeOf = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ ino }) => ino,
    () => undefined,
  );

const reasons: readonly (readonly [mark: RegExp, reason: string])[] = [
  [/no space left/i, 'o disco está cheio'],
  [/read-only/i, 'a pasta é só de leitura'],
  [/permission denied|EACCES|EPERM/i, 'falta permissão'],
  [/is a directory|EISDIR/i, 'há uma pasta com esse nome'],
];

function unwritable(path: string, cause: unknown): Refusal {
  const known = reasons.find(([mark]) => mark.test(String(cause)))?.[1];
  const reason = known ?? String(cause).split('\n', 1)[0];
  return new Refusal(`Não é possível gravar na pasta de dados (${path}): ${reason}.`, { cause });
}
