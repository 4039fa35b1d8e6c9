import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AccountError } from './account-error';

/** Minimum length of a secure key, in characters. */
const KEY_LENGTH = 32;

/**
 * Returns the token signing key stored in a folder. The first call creates it, in a file that only
 * the process's user can read. Throws an AccountError if the file is damaged or cannot be written.
 */
export async function signingKey(folder: string): Promise<string> {
  const path = join(folder, 'chave');
  try {
    return (await readKey(path)) ?? (await makeKey(folder, path));
  } catch (cause) {
    throw new AccountError('unavailable', { cause });
  }
}

async function readKey(path: string): Promise<string | undefined> {
  const key = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (key === undefined || key.length >= KEY_LENGTH) return key;
  throw new Error(
    `${path} está danificado: apague-o, e outra chave é feita; quem está conectado entra de novo.`,
  );
}

/** Creates the key atomically. If another process created one first, returns that one. */
async function makeKey(folder: string, path: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${path}-${randomUUID()}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(randomBytes(32).toString('base64url'));
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await link(draft, path).catch(() => undefined);
  } finally {
    await rm(draft);
  }
  return readFile(path, 'utf8');
}
