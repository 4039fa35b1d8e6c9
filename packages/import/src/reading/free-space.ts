import { stat, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { formatBytes } from './format-bytes';
import { InputRefused } from './refusal';

/** Returns the bytes that are free to this user on the disk of a folder. */
export type FreeSpace = (folder: string) => Promise<number>;

/** Asks the file system. */
export const freeSpaceOf: FreeSpace = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** What an import writes per byte of its files, at most: staged rows, tables, temporary files. */
const WRITTEN_PER_BYTE = { text: 0.3, gzip: 2 };
/** Written whatever the size of the files. */
const MIN_WRITTEN_BYTES = 32 * 2 ** 20;

/** Estimate of the bytes that the import of files needs on the disk. */
export const neededSpace = (files: readonly { bytes: number; gzip: boolean }[]): number =>
  files.reduce(
    (sum, { bytes, gzip }) => sum + bytes * WRITTEN_PER_BYTE[gzip ? 'gzip' : 'text'],
    MIN_WRITTEN_BYTES,
  );

/** Throws an InputRefused if the disk of a folder, which may not exist yet, lacks free space. */
export async function refuseFullDisk(
  folder: string,
  needed: number,
  freeSpace: FreeSpace,
): Promise<void> {
  const free = await freeSpace(await existing(resolve(folder)));
  if (free >= needed) return;
  throw new InputRefused({
    found: `falta espaço em disco: a importação precisa de cerca de ${formatBytes(needed)} em ${folder}, e há ${formatBytes(free)} livres`,
    advice: 'Libere espaço, ou aponte DATA_DIR para outro disco.',
  });
}

/** The folder, or the nearest one above it that exists. */
async function existing(folder: string): Promise<string> {
  const exists = await stat(folder).then(
    () => true,
    () => false,
  );
  return exists || folder === dirname(folder) ? folder : existing(dirname(folder));
}
