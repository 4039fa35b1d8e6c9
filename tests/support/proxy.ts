import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A reverse proxy that exposes another server under a base path. */
export interface Proxy {
  origin: string;
  /** Addresses of requests outside the base path. */
  readonly strays: readonly string[];
  close(): Promise<void>;
}

/** Starts a reverse proxy that forwards requests without rewriting their paths. */
export async function startProxy(target: string, path: string): Promise<Proxy> {
  const strays: string[] = [];
  const server = createServer((request, response) => {
    const { url = '', method, headers } = request;
    if (url !== path && !url.startsWith(`${path}/`) && !url.startsWith(`${path}?`)) {
      strays.push(url);
      response.writeHead(404).end();
      return;
    }
    const forward = send(target + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forward.on('error', () => response.destroy());
    response.on('close', () => forward.destroy());
    request.pipe(forward);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    strays,
    async close() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
