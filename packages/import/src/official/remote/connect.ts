import { FtpRemote } from './ftp';
import { HttpRemote } from './http';
import type { Remote } from './remote';

export interface ConnectOptions {
  /** Time without any data after which a request fails, in ms. */
  timeoutMs: number;
  signal: AbortSignal;
}

/** Access to servers by the protocols of their addresses. */
export class Remotes {
  private readonly ftp: Remote;
  private readonly http: Remote;

  constructor({ timeoutMs, signal }: ConnectOptions) {
    this.ftp = new FtpRemote(timeoutMs, signal);
    this.http = new HttpRemote(timeoutMs, signal);
  }

  of({ protocol }: URL): Remote {
    return /^ftps?:$/.test(protocol) ? this.ftp : this.http;
  }

  close(): void {
    this.ftp.close();
    this.http.close();
  }
}
