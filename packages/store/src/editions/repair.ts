import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { formatList } from '@observatorio/language';
import { Refusal } from '../command/command';
import type { StoredEdition } from './edition-file';
import { withLock } from './lock';
import {
  isEmpty,
  ManifestUnreadable,
  manifestOf,
  manifestPath,
  readManifest,
  type StoredManifest,
  writeManifest,
} from './manifest-file';

/** Reports a data problem that the operator should know about. The message is in Portuguese. */
export class DataProblem extends Error {
  override readonly name = 'DataProblem';
}

/**
 * Reads the manifest of a data directory. If it is missing, unreadable or empty, but there are
 * editions, rebuilds it and reports this as a DataProblem. Rebuilds it from `known`, the last
 * manifest read, omitting editions whose files are gone; without `known`, from the edition files.
 * Leaves the file unchanged if the directory is locked or not writable.
 */
export async function repairManifest(
  dataDir: string,
  report: (problem: DataProblem) => void,
  known?: StoredManifest,
): Promise<StoredManifest> {
  const fault = await readOrFault(dataDir);
  if (typeof fault !== 'string') return fault;
  const rebuilt = known ? await stillThere(dataDir, known) : await manifestOf(dataDir);
  if (rebuilt.conjuntos.length === 0) return rebuilt;
  const found = formatList(rebuilt.conjuntos.map(({ conjunto, ano }) => `${conjunto} ${ano}`));
  report(new DataProblem(`${fault} A lista foi refeita a partir das edições: ${found}.`));
  try {
    return await withLock(dataDir, () => writeUnlessReadable(dataDir, rebuilt), {
      timeoutMs: 1000,
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    report(new DataProblem(error.message));
    return rebuilt;
  }
}

/** Returns the manifest, or the reason why it is unusable, in Portuguese. */
async function readOrFault(dataDir: string): Promise<StoredManifest | string> {
  try {
    const manifest = await readManifest(dataDir);
    return isEmpty(manifest) ? `${manifestPath(dataDir)} não nomeia edição alguma.` : manifest;
  } catch (error) {
    if (error instanceof ManifestUnreadable) return error.message;
    throw error;
  }
}

/** Writes the rebuilt manifest unless another process has written one in the meantime. */
async function writeUnlessReadable(
  dataDir: string,
  rebuilt: StoredManifest,
): Promise<StoredManifest> {
  const read = await readOrFault(dataDir);
  if (typeof read !== 'string') return read;
  await writeManifest(dataDir, rebuilt);
  return rebuilt;
}

async function stillThere(
  dataDir: string,
  { conjuntos, anteriores }: StoredManifest,
): Promise<StoredManifest> {
  const present = async (editions: readonly StoredEdition[]) => {
    const found = await Promise.all(
      editions.map(({ arquivo }) => stat(join(dataDir, arquivo)).catch(() => undefined)),
    );
    return editions.filter((_, index) => found[index]);
  };
  return { conjuntos: await present(conjuntos), anteriores: await present(anteriores) };
}
