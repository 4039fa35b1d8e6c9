import { setTimeout as wait } from 'node:timers/promises';
import { FtpRemote } from './ftp';
import { HttpRemote } from './http';
import { type Remote, RemoteFailure } from './remote';

export interface ConnectOptions {
  /** Time without any data after which a request fails, in ms. */
  timeoutMs: number;
  /** Wait before a request is repeated, in ms. */
  retryMs: number;
  signal: AbortSignal;
}

/** Number of times that a list or a description is asked for. */
const ATTEMPTS = 3;

/** Access to servers by the protocols of their addresses. */
export class Remotes {
  private readonly ftp: Remote;
  private readonly http: Remote;

  constructor(options: ConnectOptions) {
    const { timeoutMs, signal } = options;
    this.ftp = patient(new FtpRemote(timeoutMs, signal), options);
    this.http = patient(new HttpRemote(timeoutMs, signal), options);
  }

  of({ protocol }: URL): Remote {
    return /^ftps?:$/.test(protocol) ? this.ftp : this.http;
  }

  close(): void {
    this.ftp.close();
    this.http.close();
  }
}

/** Repeats lists and descriptions that fail for a reason that may pass; downloads repeat themselves. */
function patient(remote: Remote, { retryMs, signal }: ConnectOptions): Remote {
  async function repeat<T>(request: () => Promise<T>, attempt = 1): Promise<T> {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof RemoteFailure) || !error.mayPass || attempt === ATTEMPTS) throw error;
      await wait(retryMs * 2 ** attempt, undefined, { signal });
      return repeat(request, attempt + 1);
    }
  }
  return {
    list: (folder) => repeat(() => remote.list(folder)),
    describe: (file) => repeat(() => remote.describe(file)),
    read: (file, from, open) => remote.read(file, from, open),
    close: () => remote.close(),
  };
}
