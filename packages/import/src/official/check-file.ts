import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { isArchive, listArchive, testArchive } from '../reading/archives/archive';
import { CorruptArchive } from '../reading/archives/archive-refusal';
import { ImportRefusal } from '../reading/refusal/import-refusal';
import { isWebPage } from './remote/web-page';

const HEAD_BYTES = 1024;

/**
 * Checks the contents of a downloaded file. Throws an ImportRefusal if it is a web page or an archive
 * that cannot be unpacked whole.
 */
export async function checkFile(path: string, signal: AbortSignal): Promise<void> {
  const name = basename(path);
  const head = await headOf(path);
  if (isWebPage(head)) {
    throw new ImportRefusal({
      file: name,
      found: 'o servidor devolveu uma página da web em vez do arquivo',
      advice: 'Abra o endereço num navegador para ver o que ela diz.',
    });
  }
  if (await isArchive(path)) {
    await listArchive(path);
    await testArchive(path, signal);
  } else if (/\.(7z|zip)$/i.test(name)) {
    throw new CorruptArchive(name, 'não começa como um arquivo 7z nem zip');
  } else if (head.startsWith('\x1f\x8b')) {
    await testGzip(path, signal);
  }
}

async function headOf(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead).toString('latin1');
  } finally {
    await file.close();
  }
}

async function testGzip(path: string, signal: AbortSignal): Promise<void> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  try {
    await pipeline(createReadStream(path), createGunzip(), nowhere, { signal });
  } catch {
    signal.throwIfAborted();
    throw new CorruptArchive(basename(path), 'o gzip não confere');
  }
}
