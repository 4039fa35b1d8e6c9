import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { nameParts, readStamp } from './edition-file';
import { LockHeld, tryLock, withLock } from './lock';
import { isEmpty, ManifestUnreadable, namedFiles, readManifest } from './manifest-file';

const NAME = /^\.import-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Lock file in a workspace, held by the workspace's process. */
const LOCK = 'lock';
/** Minimum age of leftovers, in ms. A younger file may belong to a copy or import in progress. */
const YOUNG_MS = 3_600_000;

const own = new Set<string>();

/** Directory for unfinished files. */
export interface Workspace {
  path: string;
  /** Removes the directory. */
  remove(): Promise<void>;
}

/**
 * Creates a directory for unfinished files inside the data directory, from which a rename can move
 * them into place. Its lock is held while the process lives, to distinguish it from the leftovers
 * of killed processes.
 */
export async function makeWorkspace(dataDir: string): Promise<Workspace> {
  const name = `.import-${randomUUID()}`;
  const path = join(dataDir, name);
  own.add(name);
  await mkdir(path, { recursive: true });
  const release = await tryLock(join(path, LOCK));
  return {
    path,
    async remove() {
      await release?.();
      await rm(path, { recursive: true, force: true });
    },
  };
}

/**
 * Removes the workspaces of dead processes, and edition files that are not in the manifest. An
 * edition file is only removed if it has the name and stamp of an edition and is at least an hour
 * old, and if the manifest is readable. Does nothing while another process changes the directory.
 */
export async function removeLeftovers(dataDir: string): Promise<void> {
  try {
    await withLock(dataDir, () => removeUnused(dataDir), { timeoutMs: 0 });
  } catch (error) {
    if (!(error instanceof LockHeld)) throw error;
  }
}

async function removeUnused(dataDir: string): Promise<void> {
  const named = await keptFiles(dataDir);
  for (const name of await readdir(dataDir)) {
    const path = join(dataDir, name);
    const isUnused = NAME.test(name)
      ? !own.has(name) && (await isAbandoned(path))
      : named && !named.has(name) && (await isOldEdition(name, path));
    if (isUnused) await rm(path, { recursive: true, force: true });
  }
}

async function keptFiles(dataDir: string): Promise<Set<string> | undefined> {
  try {
    const manifest = await readManifest(dataDir);
    return isEmpty(manifest) ? undefined : namedFiles(manifest);
  } catch (error) {
    if (error instanceof ManifestUnreadable) return undefined;
    throw error;
  }
}

async function isAbandoned(workspace: string): Promise<boolean> {
  try {
    const files = await readdir(workspace);
    // The lock is the first file created in a workspace.
    if (!files.includes(LOCK)) return await isOld(workspace);
    const release = await tryLock(join(workspace, LOCK));
    await release?.();
    return release !== undefined;
  } catch {
    // The workspace's process has just removed it.
    return false;
  }
}

async function isOldEdition(name: string, path: string): Promise<boolean> {
  if (!nameParts(name) || !(await isOld(path))) return false;
  return readStamp(path).then(
    () => true,
    () => false,
  );
}

/** Checks the change time (ctime): a copy can preserve the other times of the original. */
async function isOld(path: string): Promise<boolean> {
  const { ctimeMs } = await stat(path);
  return Date.now() - ctimeMs > YOUNG_MS;
}
