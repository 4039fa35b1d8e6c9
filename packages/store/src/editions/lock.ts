import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DuckDBInstance } from '@duckdb/node-api';

const RETRY_MS = 50;

/** The last holder within this process: the kernel's locks tell processes apart, not their parts. */
const queues = new Map<string, Promise<unknown>>();

export interface LockOptions {
  /** The file within the data directory that stands for what is locked; `.lock` by default. */
  file?: string;
  /** How long to wait for another process, in milliseconds; a minute by default. */
  timeoutMs?: number;
  /** Told once when there is another process to wait for. */
  onWait?: () => void;
}

/**
 * Runs `action` while no other importer or server changes the data directory. Throws where another
 * process does not end in time. Node has no file locks, so DuckDB's are borrowed: the kernel frees
 * them when their process dies, and no stale lock can be left behind.
 */
export function withLock<T>(
  dataDir: string,
  action: () => Promise<T>,
  { file = '.lock', ...options }: LockOptions = {},
): Promise<T> {
  const path = join(resolve(dataDir), file);
  const turn = (queues.get(path) ?? Promise.resolve()).then(() => holding(path, action, options));
  queues.set(
    path,
    turn.catch(() => undefined),
  );
  return turn;
}

async function holding<T>(
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
