import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The key that signs the tokens of a folder's accounts. It is made at the first call; only the user
 * of this process can read its file.
 */
export async function signingKey(folder: string): Promise<string> {
  const path = join(folder, 'chave');
  return (await readKey(path)) ?? makeKey(folder, path);
}

async function readKey(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Makes the key in one step; that of another process, if it was faster, serves as well. */
async function makeKey(folder: string, path: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${path}-${randomUUID()}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    await link(draft, path).catch(() => undefined);
  } finally {
    await rm(draft);
  }
  return readFile(path, 'utf8');
}
