import { randomUUID } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Edition } from '@observatorio/contract';

/** An edition and the database file, in the data directory, that holds it. */
export interface StoredEdition extends Edition {
  arquivo: string;
}

/** The editions in service. The file is replaced whole, so that readers never see a mixture. */
export interface StoredManifest {
  conjuntos: StoredEdition[];
}

export const manifestPath = (dataDir: string): string => join(dataDir, 'manifest.json');

/** Reads the manifest of a data directory; empty before the first edition. */
export async function readManifest(dataDir: string): Promise<StoredManifest> {
  try {
    return JSON.parse(await readFile(manifestPath(dataDir), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { conjuntos: [] };
    throw new Error(`O manifesto ${manifestPath(dataDir)} não pôde ser lido.`, { cause: error });
  }
}

/** Replaces the manifest atomically; after a crash it is either the old or the new one. */
export async function writeManifest(dataDir: string, manifest: StoredManifest): Promise<void> {
  const draft = `${manifestPath(dataDir)}.${randomUUID()}`;
  const file = await open(draft, 'w');
  await file.writeFile(`${JSON.stringify(manifest, null, 2)}\n`);
  await file.sync();
  await file.close();
  await moveDurably(draft, manifestPath(dataDir));
}

/** Renames a file and waits until the directory entry is on disk. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  const directory = await open(dirname(to), 'r');
  await directory.sync();
  await directory.close();
}
