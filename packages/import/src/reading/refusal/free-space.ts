import { stat, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { formatBytes } from './format-bytes';
import { ImportRefusal } from './import-refusal';

/** Returns the number of bytes available to this user on the disk of a folder. */
export type FreeSpace = (folder: string) => Promise<number>;

/** Returns the free space reported by the file system. */
export const freeSpaceOf: FreeSpace = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Maximum bytes written per byte of input: staged rows, tables and temporary files. */
const WRITTEN_PER_BYTE = { text: 0.3, gzip: 2 };
/** Bytes written regardless of the size of the input. */
const MIN_WRITTEN_BYTES = 32 * 2 ** 20;

/** Maximum bytes of a temporary gzip file per byte of text; a sixth for links. */
const PACKED_PER_BYTE = 0.2;

/** Estimates the size of the temporary gzip file of a text. */
export const packedSpace = (bytes: number): number => bytes * PACKED_PER_BYTE;

/** Estimates the number of bytes of disk space needed to import files. */
export const neededSpace = (
  files: readonly { bytes: number; gzip: boolean; entry?: unknown }[],
): number =>
  files.reduce(
    (sum, { bytes, gzip }) => sum + bytes * WRITTEN_PER_BYTE[gzip ? 'gzip' : 'text'],
    MIN_WRITTEN_BYTES,
  ) +
  // Only one file is unpacked at a time.
  Math.max(0, ...files.map(({ bytes, entry }) => (entry ? packedSpace(bytes) : 0)));

/**
 * Throws an ImportRefusal if the disk of a folder lacks free space. The folder need not exist yet.
 */
export async function assertFreeSpace(
  folder: string,
  needed: number,
  freeSpace: FreeSpace,
  what = 'a importação',
): Promise<void> {
  const free = await freeSpace(await existing(resolve(folder)));
  if (free >= needed) return;
  throw new ImportRefusal({
    found: `falta espaço em disco: ${what} precisa de cerca de ${formatBytes(needed)} em ${folder}, e há ${formatBytes(free)} livres`,
    advice: 'Libere espaço, ou aponte DATA_DIR para outro disco.',
  });
}

/** Returns the folder, or its nearest ancestor that exists. */
async function existing(folder: string): Promise<string> {
  const exists = await stat(folder).then(
    () => true,
    () => false,
  );
  return exists || folder === dirname(folder) ? folder : existing(dirname(folder));
}
