import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DuckDBInstance } from '@duckdb/node-api';

const RETRY_MS = 50;

/** The last action of this process by lock file; the kernel's locks exclude other processes only. */
const queues = new Map<string, Promise<unknown>>();

export interface LockOptions {
  /** Name of the lock file in the data directory; `.lock` by default. */
  file?: string;
  /** How long to wait for another process, in milliseconds; a minute by default. */
  timeoutMs?: number;
  /** Called once when another process holds the lock. */
  onWait?: () => void;
}

/**
 * Runs `action` while no other importer or server changes the data directory. Throws if the lock
 * is not free in time. Node has no file locks, so this uses DuckDB's: the kernel frees them when
 * their process dies, so that no stale lock is left behind.
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
  const lock = await acquire(path, options);
  try {
    return await action();
  } finally {
    lock.closeSync();
  }
}

async function acquire(
  path: string,
  { timeoutMs = 60_000, onWait }: LockOptions,
): Promise<DuckDBInstance> {
  const deadline = Date.now() + timeoutMs;
  for (let tries = 0; ; tries++) {
    try {
      return await DuckDBInstance.create(path, { threads: '1' });
    } catch (error) {
      if (!/lock/i.test(String(error)) || Date.now() > deadline) throw error;
      if (tries === 0) onWait?.();
      await sleep(RETRY_MS);
    }
  }
}
