import { randomUUID } from 'node:crypto';
import { link, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { Refusal } from '../command/command';

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

/** Another process holds a lock. The message, in Portuguese, is for the operator. */
export class LockHeld extends Refusal {
  override readonly name = 'LockHeld';
}

/**
 * Runs `action` while no other importer or server changes the data directory. Throws a LockHeld if
 * the lock is not free in time, and a Refusal at once if the directory cannot be written to. Node
 * has no file locks, so this uses DuckDB's: the kernel frees them when their process dies, also in
 * another container, so that no stale lock is left behind.
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
): Promise<Release> {
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

/** Frees a lock. */
export type Release = () => Promise<void>;

/**
 * Locks a file, which is made where it is missing, and returns the function that frees it;
 * undefined if another process holds it. This process must not hold it. Throws a Refusal if the
 * file cannot be written.
 */
export async function tryLock(path: string): Promise<Release | undefined> {
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

/** Whether an error of DuckDB is that another process holds a lock. */
const isHeld = (error: unknown): boolean => String(error).includes('Could not set lock on file');

/** Errors of DuckDB for a file that is not one of its databases. */
const DAMAGED = /not a valid DuckDB|corrupt|checksum/i;

/** The engine that holds the locks of this process: to start one takes longer than to lock. */
let engine: Promise<DuckDBConnection> | undefined;

async function startEngine(): Promise<DuckDBConnection> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  return instance.connect();
}

async function lockFile(path: string): Promise<Release> {
  const name = randomUUID();
  try {
    engine ??= startEngine();
    const connection = await engine;
    await connection.run(`ATTACH '${path.replaceAll("'", "''")}' AS "${name}" (TYPE duckdb)`);
    return async () => {
      await connection.run(`DETACH "${name}"`);
    };
  } catch (error) {
    // A damaged file can leave an engine unusable; the locks that it holds keep it open.
    if (!isHeld(error)) engine = undefined;
    throw error;
  }
}

/**
 * Makes a lock file, or replaces a damaged one, in one step: DuckDB leaves an empty file, which it
 * then refuses, on a full disk.
 */
async function makeLockFile(path: string): Promise<void> {
  const before = await inodeOf(path);
  const draft = `${path}-${randomUUID()}`;
  try {
    const release = await lockFile(draft);
    await release();
    // Another process may have been faster; its file serves as well.
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
