import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';

export interface OtherSite {
  origin: string;
  /**
   * Adds or replaces a file on the running site. The content security policy defaults to the
   * site's.
   */
  put(path: string, body: string, contentSecurityPolicy?: string): void;
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

const typeOf = (path: string): string => types[extname(path)] ?? 'text/html; charset=utf-8';

/** Starts a third-party site that serves static files with a content security policy. */
export async function startOtherSite(contentSecurityPolicy: string): Promise<OtherSite> {
  const files = new Map<string, { body: string; policy: string }>();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    const file = files.get(path);
    response
      .writeHead(file ? 200 : 404, {
        'content-type': typeOf(path),
        'content-security-policy': file?.policy ?? contentSecurityPolicy,
      })
      .end(file?.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    put: (path, body, policy = contentSecurityPolicy) => files.set(path, { body, policy }),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
