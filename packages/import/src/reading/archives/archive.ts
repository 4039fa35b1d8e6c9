import { open, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { readableName } from '../encoding/readable-name';
import { assertUnpackedSize } from '../refusal/unpacked-size';
import { CorruptArchive, encryptedRefusal, spreadsheetRefusal } from './archive-refusal';
import { runSevenZip } from './seven-zip';

/** A file inside an archive. */
export interface ArchiveEntry {
  /** Path of the archive. */
  archive: string;
  archiveBytes: number;
  /** Path of the entry below that of the archive, which may itself be inside another one. */
  path: string;
  bytes: number;
  /** Name by which 7-Zip selects the entry alone; absent for names that it may not find again. */
  selector?: string;
  /** Unpacked bytes of the entries before this one. */
  offset: number;
}

/** A file to be read: its path, or an entry of an archive. */
export type Input = string | ArchiveEntry;

export const pathOfInput = (input: Input): string =>
  typeof input === 'string' ? input : input.path;

const signatures = [
  Buffer.from('PK\x03\x04', 'latin1'),
  Buffer.from('PK\x05\x06', 'latin1'),
  Buffer.from("7z\xbc\xaf'\x1c", 'latin1'),
];

/** Whether a file begins as a zip or 7z archive. */
export async function isArchive(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0);
    const start = buffer.subarray(0, bytesRead);
    return signatures.some((signature) => start.subarray(0, signature.length).equals(signature));
  } finally {
    await file.close();
  }
}

/** Files that an Office document or a spreadsheet, which is a zip archive, contains. */
const OFFICE = /^(\[Content_Types\]\.xml|mimetype)$/;

/** Names that 7-Zip finds again whatever its encoding. */
const PLAIN_NAME = /^\w[\w .()-]*([/\\]\w[\w .()-]*)*$/;

/**
 * Lists the files in an archive, in the order in which it unpacks; `shown` is its path in messages.
 * Throws an ImportRefusal if the archive is corrupt, encrypted or an Office document.
 */
export async function listArchive(archive: string, shown = archive): Promise<ArchiveEntry[]> {
  const name = basename(shown);
  const { size: archiveBytes } = await stat(archive);
  const chunks: Buffer[] = [];
  for await (const chunk of runSevenZip(['l', '-slt', '-ba'], archive)) chunks.push(chunk);
  const listed = parseListing(Buffer.concat(chunks).toString('latin1'));
  if (listed.some(({ path }) => OFFICE.test(path))) throw spreadsheetRefusal(name);
  if (listed.some(({ isEncrypted }) => isEncrypted)) throw encryptedRefusal(name);
  let offset = 0;
  return listed.flatMap(({ path, bytes, isFile }) => {
    const isUnique = listed.filter((other) => other.path === path).length === 1;
    const entry: ArchiveEntry = {
      archive: resolve(archive),
      archiveBytes,
      path: `${resolve(shown)}/${insidePath(path)}`,
      bytes,
      ...(isUnique && PLAIN_NAME.test(path) ? { selector: path } : {}),
      offset,
    };
    offset += bytes;
    return isFile ? [entry] : [];
  });
}

/** Returns the path of an entry without the parts that would leave the archive. */
const insidePath = (path: string): string =>
  path
    .split(/[/\\]/)
    .filter((part) => !['', '.', '..'].includes(part))
    .join('/');

interface ListedEntry {
  path: string;
  bytes: number;
  /** Whether this is neither a folder nor a symbolic link. */
  isFile: boolean;
  isEncrypted: boolean;
}

/** Parses the bytes of the technical listing of 7-Zip, each as one character: a block of `Name = value` lines for each entry. */
function parseListing(text: string): ListedEntry[] {
  return text.split(/(?:\r?\n){2,}/).flatMap((block) => {
    const values = new Map(
      block.split(/\r?\n/).map((line) => {
        const [name = '', ...rest] = line.split(' = ');
        return [name.trim(), rest.join(' = ')] as const;
      }),
    );
    const name = values.get('Path');
    if (name === undefined) return [];
    const path = readableName(name);
    const attributes = values.get('Attributes') ?? '';
    const isFolder = values.get('Folder') === '+' || attributes.startsWith('D');
    const isLink = /(^|\s)l[r-][w-]/.test(attributes) || Boolean(values.get('Symbolic Link'));
    const bytes = Number(values.get('Size') || 0);
    const isEncrypted = values.get('Encrypted') === '+';
    return [{ path, bytes, isFile: !isFolder && !isLink, isEncrypted }];
  });
}

/**
 * Streams the contents of an entry and verifies its checksum. Throws an ImportRefusal if the archive
 * is corrupt or the entry too large for its compressed size.
 *
 * 7-Zip writes nothing to disk, so neither paths nor links in the archive matter. An entry whose name
 * it may not find again is cut out of the unpacked contents of the whole archive.
 */
export async function* streamEntry(
  { archive, archiveBytes, path, bytes, selector, offset }: ArchiveEntry,
  signal?: AbortSignal,
): AsyncGenerator<Buffer> {
  const name = basename(archive);
  assertUnpackedSize(basename(path), bytes, archiveBytes);
  const start = selector === undefined ? offset : 0;
  let position = 0;
  let sent = 0;
  const members = selector === undefined ? [] : [selector];
  for await (const chunk of runSevenZip(['x', '-so', '-spd'], archive, { members, signal })) {
    const part = chunk.subarray(
      Math.max(0, start - position),
      Math.max(0, start + bytes - position),
    );
    position += chunk.length;
    sent += part.length;
    if (part.length > 0) yield part;
    // The listed size, which was checked, may be false.
    if (selector !== undefined && position > bytes) break;
  }
  if (sent !== bytes || (selector !== undefined && position !== bytes)) {
    throw new CorruptArchive(name, 'o tamanho não confere');
  }
}

/** Returns the first bytes of an entry. */
export async function headOfEntry(entry: ArchiveEntry, length: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of streamEntry(entry)) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= length) break;
  }
  return Buffer.concat(chunks).subarray(0, length);
}

/** Unpacks an archive without keeping the contents. Throws an ImportRefusal if it is corrupt. */
export async function testArchive(archive: string, signal?: AbortSignal): Promise<void> {
  for await (const _ of runSevenZip(['t'], archive, { signal }));
}
