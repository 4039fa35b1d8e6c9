import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { streamEntry } from '../archives/archive';
import type { MatchedFile } from '../kind/kind';
import { assertFreeSpace, type FreeSpace, packedSpace } from '../refusal/free-space';

const CHUNK_BYTES = 1 << 20;

export interface UnpackOptions {
  workspace: string;
  freeSpace: FreeSpace;
  /** Called with the name of each file that is unpacked. */
  onUnpack?: ((file: string) => void) | undefined;
}

/**
 * Passes a file on. One inside an archive is first unpacked to a gzip file, which takes a sixth of the
 * space of its text, and removed afterwards: only one exists at a time.
 */
export async function withUnpacked<T>(
  matched: MatchedFile,
  { workspace, freeSpace, onUnpack }: UnpackOptions,
  read: (matched: MatchedFile) => Promise<T>,
): Promise<T> {
  const { entry } = matched.file;
  if (!entry) return read(matched);
  onUnpack?.(matched.file.name);
  await assertFreeSpace(workspace, packedSpace(entry.bytes), freeSpace);
  const path = join(workspace, 'unpacked.txt.gz');
  try {
    const gzip = createGzip({ level: 1, chunkSize: CHUNK_BYTES });
    await pipeline(streamEntry(entry), gzip, createWriteStream(path));
    const { size: bytes } = await stat(path);
    return await read({ ...matched, file: { ...matched.file, path, bytes, gzip: true } });
  } finally {
    await rm(path, { force: true });
  }
}
