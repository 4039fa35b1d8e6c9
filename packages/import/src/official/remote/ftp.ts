import type { Writable } from 'node:stream';
import { Client, FTPError } from 'basic-ftp';
import { readableName } from '../../reading/encoding/readable-name';
import { failureOf } from './failure';
import { bytePath, encodeBytes, nameOf, readablePath } from './names';
import { type Remote, type RemoteEntry, RemoteFailure, type RemoteFile } from './remote';

const ANONYMOUS = { user: 'anonymous', password: 'guest' };
/** Replies to a name that does not exist, and to a login that is refused. */
const [NO_SUCH_FILE, NOT_LOGGED_IN] = [
  [450, 550, 553],
  [331, 332, 430, 530, 532],
];

/** Reads files of an FTP server over one connection, which is opened again after a failure. */
export class FtpRemote implements Remote {
  private client?: Client;
  private host = '';

  constructor(
    private readonly timeoutMs: number,
    private readonly signal: AbortSignal,
  ) {
    signal.addEventListener('abort', () => this.close());
  }

  async list(folder: URL): Promise<RemoteEntry[]> {
    return this.ask(folder, async (client) => {
      // Some servers do not take a path with spaces as an argument of LIST.
      await client.cd(bytePath(folder));
      const entries = await client.list();
      return entries
        .filter(({ name }) => name !== '.' && name !== '..')
        .map(({ name, isDirectory, size }) => ({
          address: new URL(`${encodeBytes(name)}${isDirectory ? '/' : ''}`, folder),
          name: readableName(name),
          isFolder: isDirectory,
          bytes: size,
        }));
    });
  }

  async describe(file: URL): Promise<RemoteFile | undefined> {
    const path = bytePath(file);
    try {
      return await this.ask(file, async (client) => {
        const bytes = await client.size(path).catch((error: unknown) => {
          if (!isUnsupported(error)) throw error;
          return undefined;
        });
        const changed = await client.lastMod(path).catch((error: unknown) => {
          if (!(error instanceof FTPError)) throw error;
          return undefined;
        });
        return { address: file, name: nameOf(file), bytes, version: changed?.toISOString() };
      });
    } catch (error) {
      if (error instanceof RemoteFailure && error.kind === 'missing') return undefined;
      throw error;
    }
  }

  async read(file: RemoteFile, from: number, open: (start: number) => Writable): Promise<void> {
    await this.ask(file.address, async (client) => {
      const path = bytePath(file.address);
      try {
        await client.downloadTo(open(from), path, from);
      } catch (error) {
        // The server may not know REST.
        if (from === 0 || !isUnsupported(error)) throw error;
        await client.downloadTo(open(0), path);
      }
    });
  }

  close(): void {
    this.client?.close();
    this.client = undefined as never;
  }

  private async ask<T>(address: URL, request: (client: Client) => Promise<T>): Promise<T> {
    try {
      return await request(await this.connection(address));
    } catch (error) {
      this.signal.throwIfAborted();
      // A refused name leaves the connection intact.
      if (!(error instanceof FTPError)) this.close();
      throw error instanceof FTPError ? refusal(error, address) : failureOf(error, address.host);
    }
  }

  private async connection(address: URL): Promise<Client> {
    if (this.client && !this.client.closed && this.host === address.host) return this.client;
    this.close();
    const client = new Client(this.timeoutMs);
    client.ftp.encoding = 'latin1';
    this.client = client;
    this.host = address.host;
    const { hostname, port, username, password, protocol } = address;
    await client.access({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port || 21),
      ...(username
        ? { user: decodeURIComponent(username), password: decodeURIComponent(password) }
        : ANONYMOUS),
      secure: protocol === 'ftps:',
    });
    return client;
  }
}

/** Whether a server does not know a command. */
const isUnsupported = (error: unknown): boolean =>
  error instanceof FTPError && [500, 502, 504].includes(error.code);

function refusal(error: FTPError, address: URL): RemoteFailure {
  const { code, message } = error;
  const { host } = address;
  const reply = `“${message.trim()}”`;
  if (NOT_LOGGED_IN.includes(code)) {
    return new RemoteFailure('login', `${host} recusou o acesso (${reply})`, { cause: error });
  }
  if (NO_SUCH_FILE.includes(code)) {
    const text = `${host} não tem ${readablePath(address)} (${reply})`;
    return new RemoteFailure('missing', text, { cause: error });
  }
  // 4yz replies are transient.
  const kind = code < 500 ? 'interrupted' : 'rejected';
  return new RemoteFailure(kind, `${host} respondeu ${reply}`, { cause: error });
}
