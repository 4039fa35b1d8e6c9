import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DuckDBInstance } from '@duckdb/node-api';

const RETRY_MS = 50;
const PATIENCE_MS = 60_000;

/** The last holder within this process: the kernel's locks tell processes apart, not their parts. */
const queues = new Map<string, Promise<unknown>>();

/**
 * Runs `action` while no other importer or server changes the data directory. Throws after a
 * minute of waiting. Node has no file locks, so DuckDB's are borrowed: the kernel frees them when
 * their process dies, and no stale lock can be left behind.
 */
export function withLock<T>(dataDir: string, action: () => Promise<T>): Promise<T> {
  const path = join(resolve(dataDir), '.lock');
  const turn = (queues.get(path) ?? Promise.resolve()).then(() => holding(path, action));
  queues.set(
    path,
    turn.catch(() => undefined),
  );
  return turn;
}

async function holding<T>(path: string, action: () => Promise<T>): Promise<T> {
  const lock = await acquire(path, Date.now() + PATIENCE_MS);
  try {
    return await action();
  } finally {
    lock.closeSync();
  }
}

async function acquire(path: string, deadline: number): Promise<DuckDBInstance> {
  for (;;) {
    try {
      return await DuckDBInstance.create(path, { threads: '1' });
    } catch (error) {
      if (!/lock/i.test(String(error)) || Date.now() > deadline) throw error;
      await sleep(RETRY_MS);
    }
  }
}
