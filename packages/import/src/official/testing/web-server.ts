import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ServedFile, ServedFiles } from './served-file';

/** A web server on the loopback interface, with ranges, validators and lists of folders. */
export class WebServer extends ServedFiles {
  /** Whether a folder is shown as a page of links. */
  hasIndex = true;
  /** Status of all answers, if not the usual one. */
  status?: number;
  private readonly server = createServer((request, response) => this.serve(request, response));

  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private serve({ url = '/', method, headers }: IncomingMessage, response: ServerResponse): void {
    const path = decodeURIComponent(url);
    const file = this.files.get(path);
    if (this.status) response.writeHead(this.status).end();
    else if (file) this.serveFile(path, file, { method, headers, response });
    else this.serveFolder(path, response);
  }

  private serveFolder(path: string, response: ServerResponse): void {
    const entries = path.endsWith('/') && this.hasIndex ? this.entriesOf(path) : undefined;
    if (!entries) {
      response.writeHead(this.hasIndex ? 404 : 403).end();
      return;
    }
    const links = entries.map(({ name, file }) => {
      const link = `${encodeURIComponent(name)}${file ? '' : '/'}`;
      return `<a href="${link}">${name}</a>`;
    });
    const page = `<a href="?C=N">Name</a> <a href="../">..</a> ${links.join('\n')}`;
    response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  }

  private serveFile(
    path: string,
    { content, modified, announced, type }: ServedFile,
    {
      method,
      headers,
      response,
    }: Pick<IncomingMessage, 'method' | 'headers'> & { response: ServerResponse },
  ): void {
    const version = modified.toUTCString();
    const asked = Number(/^bytes=(\d+)-/.exec(headers.range ?? '')?.[1] ?? 0);
    const isCurrent = [undefined, version].includes(headers['if-range'] as string | undefined);
    const from = isCurrent ? asked : 0;
    response.writeHead(from > 0 ? 206 : 200, {
      'last-modified': version,
      ...(type ? { 'content-type': type } : {}),
      'content-length': (announced ?? content.length) - from,
      ...(from > 0
        ? { 'content-range': `bytes ${from}-${content.length - 1}/${content.length}` }
        : {}),
    });
    if (method === 'HEAD') {
      response.end();
      return;
    }
    const sent = this.transfer(path, from);
    if (sent.isCut) response.write(sent.content, () => setTimeout(() => response.destroy(), 20));
    else response.end(sent.content);
  }
}
