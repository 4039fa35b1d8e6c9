import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Names of files that have compressed copies, unless they are small. */
export const compressible = /\.(js|css|html|svg|json|txt)$/;

/** Smaller files fit one packet anyway. */
const COMPRESS_FROM = 1024;

const encoders = {
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  '.br': (bytes: Buffer) => promisify(brotliCompress)(bytes),
};

/** Writes one compressed copy, unless a new build replaces the file meanwhile. */
async function compressFile(path: string, ending: keyof typeof encoders): Promise<void> {
  const { mtimeMs } = await stat(path);
  const bytes = await encoders[ending](await readFile(path));
  const draft = `${path}${ending}.tmp`;
  await writeFile(draft, bytes);
  if ((await stat(path)).mtimeMs === mtimeMs) await rename(draft, `${path}${ending}`);
}

/**
 * Writes `.br` and `.gz` copies of the files of a build that lack them, at the best compression. A
 * build starts from an empty folder, so a copy is never older than its file. Takes seconds of a
 * background thread after a build. Does nothing if the folder is missing.
 */
export async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const present = new Set(names);
  for (const name of names.filter((candidate) => compressible.test(candidate))) {
    const path = join(folder, name);
    if ((await stat(path)).size < COMPRESS_FROM) continue;
    for (const ending of ['.gz', '.br'] as const) {
      if (!present.has(name + ending)) await compressFile(path, ending);
    }
  }
}
