import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Files that get compressed copies, unless they are small. */
export const compressible = /\.(js|css|html|svg|json|txt)$/;

/** Minimum size for compression, in bytes; smaller files fit into one packet anyway. */
const COMPRESS_FROM = 1024;

const encoders = {
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  '.br': (bytes: Buffer) => promisify(brotliCompress)(bytes),
};

/** A missing compressed copy. */
interface Copy {
  path: string;
  ending: keyof typeof encoders;
}

/** Writes one compressed copy, unless a new build replaces the file in the meantime. */
async function compressFile({ path, ending }: Copy): Promise<void> {
  const { mtimeMs } = await stat(path);
  const bytes = await encoders[ending](await readFile(path));
  const draft = `${path}${ending}.tmp`;
  await writeFile(draft, bytes);
  if ((await stat(path)).mtimeMs === mtimeMs) await rename(draft, `${path}${ending}`);
}

/** Lists the missing copies of a build's files; none if the folder does not exist. */
export async function missingCopies(folder: string): Promise<Copy[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const present = new Set(names);
  const missing: Copy[] = [];
  for (const name of names.filter((candidate) => compressible.test(candidate))) {
    const path = join(folder, name);
    if ((await stat(path)).size < COMPRESS_FROM) continue;
    for (const ending of ['.gz', '.br'] as const) {
      if (!present.has(name + ending)) missing.push({ path, ending });
    }
  }
  return missing;
}

/**
 * Writes missing `.br` and `.gz` copies of a build's files, at maximum compression. A build starts
 * from an empty folder, so a copy is never older than its file. Takes about half a minute of CPU
 * time after a build.
 */
export async function precompress(folder: string): Promise<void> {
  for (const copy of await missingCopies(folder)) await compressFile(copy);
}
