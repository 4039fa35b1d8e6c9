import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { failureOf } from './failure';
import { nameOf, readablePath } from './names';
import { type Remote, type RemoteEntry, RemoteFailure, type RemoteFile } from './remote';
import { isWebPage } from './web-page';

const RANGE_BEYOND_END = 416;
/** Largest page that is read as the list of a folder. */
const MAX_INDEX_BYTES = 4e6;
/** Length of the beginning of a file by which a web page is recognised. */
const HEAD_BYTES = 512;

/** Reads files of a web server. */
export class HttpRemote implements Remote {
  constructor(
    private readonly timeoutMs: number,
    private readonly signal: AbortSignal,
  ) {}

  /** Reads the links of the page that web servers show for a folder. */
  async list(folder: URL): Promise<RemoteEntry[] | undefined> {
    const response = await this.request(folder);
    if (!response.ok) {
      await response.body?.cancel();
      if (response.status === 404 || response.status === 410) throw statusFailure(response);
      return undefined;
    }
    const isPage = /html/.test(response.headers.get('content-type') ?? '');
    const text = isPage ? (await response.text()).slice(0, MAX_INDEX_BYTES) : '';
    if (!isPage) await response.body?.cancel();
    const base = new URL(response.url);
    const entries = [...text.matchAll(/<a\s[^>]*?href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi)]
      .map(([, ...links]) => links.find((link) => link !== undefined) ?? '')
      .flatMap((link) => entryOf(link.replaceAll('&amp;', '&'), base));
    const unique = new Map(entries.map((entry) => [entry.address.href, entry]));
    return unique.size === 0 ? undefined : [...unique.values()];
  }

  async describe(file: URL): Promise<RemoteFile | undefined> {
    let response = await this.request(file, { method: 'HEAD' });
    if ([400, 403, 405, 501].includes(response.status)) {
      response = await this.request(file, { headers: { range: 'bytes=0-0' } });
      await response.body?.cancel();
    }
    if (response.status === 404 || response.status === 410) return undefined;
    if (!response.ok) throw statusFailure(response);
    const isHtml = /html/.test(response.headers.get('content-type') ?? '');
    if (isHtml && (await this.isPage(file))) {
      const found = `${file.host} devolveu uma página da web em vez de ${nameOf(file)}`;
      throw new RemoteFailure('page', found);
    }
    return { address: file, name: nameOf(file), ...sizeAndVersion(response.headers) };
  }

  async read(file: RemoteFile, from: number, open: (start: number) => Writable): Promise<void> {
    // Without a version, the rest of the file might be that of another one.
    const start = file.version === undefined ? 0 : from;
    const headers: Record<string, string> =
      start > 0 && file.version !== undefined
        ? { range: `bytes=${start}-`, 'if-range': file.version }
        : {};
    const idle = new IdleTimeout(this.timeoutMs);
    try {
      const response = await this.request(file.address, { headers }, idle.signal);
      if (response.status === RANGE_BEYOND_END && start > 0) return await this.read(file, 0, open);
      if (!response.ok || !response.body) throw statusFailure(response);
      const begins = response.status === 206 ? startOfRange(response) : 0;
      if (begins !== start && begins !== 0) throw statusFailure(response);
      const body = Readable.fromWeb(response.body as never);
      body.on('data', () => idle.restart());
      await pipeline(body, open(begins), { signal: idle.signal });
    } catch (error) {
      throw this.failure(error, file.address);
    } finally {
      idle.stop();
    }
  }

  close(): void {}

  /** Whether a file is a web page; a server may just call it one. */
  private async isPage(file: URL): Promise<boolean> {
    const response = await this.request(file, { headers: { range: `bytes=0-${HEAD_BYTES - 1}` } });
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of response.body ?? []) {
        chunks.push(Buffer.from(chunk));
        if (sizeOf(chunks) >= HEAD_BYTES) break;
      }
    } catch (error) {
      throw this.failure(error, file);
    }
    return isWebPage(Buffer.concat(chunks).toString('latin1'));
  }

  private async request(address: URL, init: RequestInit = {}, idle?: AbortSignal) {
    const timeout = idle ?? AbortSignal.timeout(this.timeoutMs);
    // `fetch` refuses addresses with a password.
    const url = new URL(address);
    const { username, password } = url;
    url.username = '';
    url.password = '';
    const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    const authorization: Record<string, string> = username
      ? { authorization: `Basic ${Buffer.from(login).toString('base64')}` }
      : {};
    try {
      return await fetch(url, {
        ...init,
        headers: {
          ...authorization,
          ...(init.headers as Record<string, string>),
          'accept-encoding': 'identity',
        },
        signal: AbortSignal.any([this.signal, timeout]),
      });
    } catch (error) {
      throw this.failure(error, address);
    }
  }

  private failure(error: unknown, { host }: URL): Error {
    this.signal.throwIfAborted();
    return failureOf(error, host);
  }
}

const sizeOf = (chunks: readonly Buffer[]): number =>
  chunks.reduce((sum, { length }) => sum + length, 0);

/** Aborts a transfer during which nothing arrives for some time. */
class IdleTimeout {
  private readonly controller = new AbortController();
  private timer = this.start();
  readonly signal = this.controller.signal;

  constructor(private readonly milliseconds: number) {
    this.restart();
  }

  restart(): void {
    this.stop();
    this.timer = this.start();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private start() {
    const reason = Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' });
    return setTimeout(() => this.controller.abort(reason), this.milliseconds);
  }
}

/** Returns the entry for a link to a file or folder directly below a folder. */
function entryOf(link: string, folder: URL): RemoteEntry[] {
  if (link === '' || /^[?#]/.test(link) || !URL.canParse(link, folder.href)) return [];
  const address = new URL(link, folder);
  address.search = '';
  address.hash = '';
  const rest = address.href.startsWith(folder.href) ? address.href.slice(folder.href.length) : '';
  const isFolder = rest.endsWith('/');
  if (rest === '' || rest.replace(/\/$/, '').includes('/')) return [];
  return [{ address, name: nameOf(address), isFolder }];
}

function sizeAndVersion(headers: Headers): Pick<RemoteFile, 'bytes' | 'version'> {
  const total = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1];
  const length = total ?? headers.get('content-length');
  const tag = headers.get('etag');
  // A weak tag does not promise equal bytes.
  const version = tag && !tag.startsWith('W/') ? tag : headers.get('last-modified');
  return {
    bytes: length ? Number(length) : undefined,
    version: version ?? undefined,
  };
}

const startOfRange = ({ headers }: Response): number =>
  Number(/^bytes (\d+)-/.exec(headers.get('content-range') ?? '')?.[1] ?? Number.NaN);

function statusFailure({ status, url }: Response): RemoteFailure {
  const { host } = new URL(url);
  const path = readablePath(new URL(url));
  if (status === 404 || status === 410) {
    return new RemoteFailure('missing', `${host} não tem ${path} (${status})`);
  }
  if (status === 401 || status === 403) {
    return new RemoteFailure('login', `${host} recusou o acesso a ${path} (${status})`);
  }
  const kind = status === 429 || status >= 500 ? 'interrupted' : 'rejected';
  return new RemoteFailure(kind, `${host} respondeu ${status} a ${path}`);
}
