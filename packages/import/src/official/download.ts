import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { formatCount } from '@observatorio/language';
import { formatBytes } from '../reading/refusal/format-bytes';
import { PartialFile } from './partial-file';
import { failureOf } from './remote/failure';
import { type Remote, RemoteFailure, type RemoteFile } from './remote/remote';

export interface DownloadOptions {
  signal: AbortSignal;
  /** Receives the number of bytes that the local copy has. */
  onBytes: (bytes: number) => void;
  /** Receives a clause when a transfer is repeated. */
  onRetry: (reason: string) => void;
  /** Wait before the first repetition, doubled for each further one, in ms. */
  retryMs: number;
}

/** A local copy of a remote file. */
export interface Download {
  path: string;
  /** Whether the operator put the file there. */
  isForeign: boolean;
  /** How a file that the operator put there differs from the remote one, as a clause. */
  difference?: string | undefined;
  /** Whether its contents were already checked. */
  isChecked: boolean;
}

/**
 * Number of consecutive transfers without a new byte after which a download fails. With a wait of one
 * second at first, a server may be out of reach for two minutes.
 */
const MAX_FRUITLESS = 7;
/** The same for a server that delivers less than it announces. */
const MAX_SHORT = 2;

/** Interval between reports of progress, in ms. */
const PROGRESS_MS = 250;

/** Description of a local copy: which version of which file it is. */
interface Origin {
  endereco: string;
  bytes?: number | undefined;
  versao?: string | undefined;
  conferido?: boolean;
}

const originOf = ({ address, bytes, version }: RemoteFile): Origin => {
  const { host, pathname } = address;
  return { endereco: `${address.protocol}//${host}${pathname}`, bytes, versao: version };
};

const isSameOrigin = (one: Origin | undefined, other: Origin): boolean =>
  one?.endereco === other.endereco && one.bytes === other.bytes && one.versao === other.versao;

/**
 * Whether a whole copy is that of a file. Servers date the same file differently, so that one that was
 * checked is also kept if another address has a file of its size.
 */
function isKept(origin: Origin, other: Origin): boolean {
  if (origin.endereco === other.endereco) return isSameOrigin(origin, other);
  return origin.conferido === true && other.bytes !== undefined && origin.bytes === other.bytes;
}

const partOf = (path: string): string => `${path}.parte`;

const asideOf = (path: string): string => `${path}.corrompido`;

/** Returns the path of the hidden file, in the same folder, that describes a download. */
const originPath = (path: string): string => join(dirname(path), `.${basename(path)}.json`);

async function readOrigin(path: string): Promise<Origin | undefined> {
  try {
    return JSON.parse(await readFile(originPath(path), 'utf8')) as Origin;
  } catch {
    return undefined;
  }
}

/**
 * Returns the description of a whole copy; undefined if the operator put the file there, also in place
 * of a download.
 */
async function originOfCopy(path: string): Promise<Origin | undefined> {
  const [origin, size] = [await readOrigin(path), await sizeOf(path)];
  return size !== undefined && size === (origin?.bytes ?? size) ? origin : undefined;
}

const writeOrigin = (path: string, origin: Origin): Promise<void> =>
  writeFile(originPath(path), `${JSON.stringify(origin)}\n`);

const sizeOf = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  );

/** Remembers that the contents of a local copy are sound. */
export async function markChecked(path: string): Promise<void> {
  const origin = await readOrigin(path);
  if (origin) await writeOrigin(path, { ...origin, conferido: true });
}

/** Sets a corrupt file aside, replacing an earlier one, and returns its new path. */
export async function setAside(path: string): Promise<string> {
  const aside = asideOf(path);
  await rename(path, aside);
  await rm(originPath(aside), { force: true });
  await rename(originPath(path), originPath(aside)).catch(ignoreMissing);
  return aside;
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** Removes a download and what was kept of earlier ones; files that the operator put there stay. */
export async function removeDownload(path: string): Promise<void> {
  for (const copy of [path, asideOf(path)]) {
    if (await originOfCopy(copy)) await rm(copy);
    await rm(originPath(copy), { force: true });
  }
}

/** Returns the number of bytes that are still to be copied; undefined if the server states no size. */
export async function remainingBytes(
  file: RemoteFile,
  folder: string,
): Promise<number | undefined> {
  const path = localPath(file, folder);
  if (await existingCopy(path, file)) return 0;
  return file.bytes === undefined ? undefined : file.bytes - (await resumableBytes(path, file));
}

/** Path of the local copy. The name comes from a server and must not lead out of the folder. */
export const localPath = ({ name }: RemoteFile, folder: string): string =>
  join(folder, name.replace(/[/\\\0]/g, '_').replace(/^\.+/, '_'));

/** Returns the number of bytes of a partial copy of the same version of the file. */
async function resumableBytes(path: string, file: RemoteFile): Promise<number> {
  const part = partOf(path);
  const bytes = (await sizeOf(part)) ?? 0;
  const isUsable =
    bytes <= (file.bytes ?? bytes) && isSameOrigin(await readOrigin(part), originOf(file));
  return isUsable ? bytes : 0;
}

/**
 * Copies a remote file into a folder, unless it is there. Continues an earlier partial copy of the same
 * version, also after a cut, and checks the size. The copy has its name only once it is complete. Throws
 * a RemoteFailure.
 */
export async function download(
  remote: Remote,
  file: RemoteFile,
  folder: string,
  options: DownloadOptions,
): Promise<Download> {
  const path = localPath(file, folder);
  await mkdir(folder, { recursive: true });
  const there = await existingCopy(path, file);
  if (there) return there;
  if (file.bytes === 0) throw new RemoteFailure('rejected', 'está vazio no servidor (0 bytes)');
  const start = await resumableBytes(path, file);
  if (start === 0) await rm(partOf(path), { force: true });
  await writeOrigin(partOf(path), originOf(file));
  await new Transfer(remote, file, partOf(path), options).complete(start);
  await rename(partOf(path), path);
  await rename(originPath(partOf(path)), originPath(path));
  return { path, isForeign: false, isChecked: false };
}

async function existingCopy(path: string, file: RemoteFile): Promise<Download | undefined> {
  const bytes = await sizeOf(path);
  if (bytes === undefined) return undefined;
  const origin = await originOfCopy(path);
  if (!origin) {
    return { path, isForeign: true, difference: await differenceOf(path, file), isChecked: false };
  }
  const isWhole = file.bytes === undefined ? file.version !== undefined : bytes === file.bytes;
  if (!isWhole || !isKept(origin, originOf(file))) return undefined;
  return { path, isForeign: false, isChecked: origin.conferido === true };
}

/** Tells how a remote file differs from one that was got elsewhere; undefined if it does not seem to. */
async function differenceOf(path: string, file: RemoteFile): Promise<string | undefined> {
  const { size, mtime } = await stat(path);
  if (file.bytes !== undefined && file.bytes !== size) {
    return `de ${formatExactly(file.bytes)}, e este tem ${formatExactly(size)}`;
  }
  const { version = '' } = file;
  // An entity tag, which is quoted, says nothing about a file without one.
  const changed = new Date(version.startsWith('"') ? '' : version);
  return changed > mtime
    ? `de ${formatDay(changed)}, mais novo que este, de ${formatDay(mtime)}`
    : undefined;
}

const formatDay = (date: Date): string => date.toLocaleDateString('pt-BR', { timeZone: 'UTC' });

/** A transfer to a partial copy, repeated after each cut. */
class Transfer {
  private position = 0;
  private output: PartialFile | undefined;

  constructor(
    private readonly remote: Remote,
    private readonly file: RemoteFile,
    private readonly part: string,
    private readonly options: DownloadOptions,
  ) {}

  async complete(start: number): Promise<void> {
    this.position = start;
    for (let fruitless = 0; this.position !== this.file.bytes; ) {
      const before = this.position;
      const failure = await this.attempt();
      if (!failure) return;
      fruitless = this.position > before ? 0 : fruitless + 1;
      const limit = failure.kind === 'short' ? MAX_SHORT : MAX_FRUITLESS;
      if (!failure.mayPass || fruitless >= limit) throw failure;
      this.options.onRetry(failure.message);
      await wait(this.options.retryMs * 2 ** fruitless, undefined, { signal: this.options.signal });
    }
  }

  /** Returns why the copy is not complete; undefined if it is. */
  private async attempt(): Promise<RemoteFailure | undefined> {
    const { file, options } = this;
    const timer = setInterval(() => {
      if (this.output) options.onBytes(this.output.position);
    }, PROGRESS_MS);
    try {
      await this.remote.read(file, this.position, (start) => this.open(start));
    } catch (error) {
      options.signal.throwIfAborted();
      return failureOf(error, file.address.host);
    } finally {
      clearInterval(timer);
      this.closeOutput();
    }
    options.onBytes(this.position);
    const { bytes = this.position } = file;
    if (this.position === bytes) return undefined;
    const message = `o servidor anuncia ${formatExactly(bytes)} e entregou ${formatExactly(this.position)}`;
    if (this.position < bytes) return new RemoteFailure('short', message);
    await rm(this.part, { force: true });
    return new RemoteFailure('rejected', message);
  }

  private open(start: number): Writable {
    this.output?.destroy();
    this.output = new PartialFile(this.part, start);
    return this.output;
  }

  private closeOutput(): void {
    this.position = this.output?.position ?? this.position;
    this.output?.destroy();
    this.output = undefined;
  }
}

const formatExactly = (bytes: number): string =>
  bytes < 1e6 ? inBytes(bytes) : `${formatBytes(bytes)} (${inBytes(bytes)})`;

const inBytes = (bytes: number): string =>
  `${formatCount(bytes)} ${bytes === 1 ? 'byte' : 'bytes'}`;
