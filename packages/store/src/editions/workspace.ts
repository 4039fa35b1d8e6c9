import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from './lock';
import { readManifest } from './manifest-file';

const NAME = /^\.import-(\d+)-\d+$/;
const EDITION = /\.duckdb(\.wal)?$/;

const own = new Set<string>();
let count = 0;

/**
 * Makes a directory for unfinished files, inside the data directory so that a rename puts them in
 * place. Its name holds the process id, which identifies the leftovers of a killed process.
 */
export async function makeWorkspace(dataDir: string): Promise<string> {
  const name = `.import-${process.pid}-${count++}`;
  own.add(name);
  const path = join(dataDir, name);
  await mkdir(path, { recursive: true });
  return path;
}

/** Removes workspaces of ended processes and databases that the manifest does not name. */
export async function removeLeftovers(dataDir: string): Promise<void> {
  await withLock(dataDir, async () => {
    const { conjuntos } = await readManifest(dataDir);
    const named = new Set(conjuntos.map((edition) => edition.arquivo));
    for (const name of await readdir(dataDir)) {
      const abandoned = NAME.test(name) ? isAbandoned(name) : EDITION.test(name);
      if (abandoned && !named.has(name)) {
        await rm(join(dataDir, name), { recursive: true, force: true });
      }
    }
  });
}

function isAbandoned(workspace: string): boolean {
  const pid = Number(NAME.exec(workspace)?.[1]);
  return pid === process.pid ? !own.has(workspace) : !isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
