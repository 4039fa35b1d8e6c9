import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OtherSite {
  origin: string;
  /** Puts a file on the site; its content can change while the site is up. */
  put(path: string, body: string): void;
  close(): Promise<void>;
}

const typeOf = (path: string): string =>
  path.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';

/** Starts a third-party site: static files under a content security policy. */
export async function startOtherSite(contentSecurityPolicy: string): Promise<OtherSite> {
  const files = new Map<string, string>();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    const body = files.get(path);
    response
      .writeHead(body === undefined ? 404 : 200, {
        'content-type': typeOf(path),
        'content-security-policy': contentSecurityPolicy,
      })
      .end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    put: (path, body) => files.set(path, body),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
