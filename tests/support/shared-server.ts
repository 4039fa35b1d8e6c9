import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startRealServer } from './real-server';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the server that all end-to-end tests share. */
    origin: string;
    /**
     * Data directory of the shared server. Other servers may read its editions once that server
     * responds.
     */
    dataDir: string;
  }
}

/**
 * Starts one server for all end-to-end tests in the background, while other projects' tests run.
 * Connections wait until the server is ready. Returns the teardown function.
 */
export default async function startSharedServer({ provide }: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'observatorio-e2e-'));
  provide('dataDir', dataDir);
  const starting = startRealServer(dataDir);
  const listener = createServer((socket) => {
    starting.then(
      ({ accept }) => accept(socket),
      // Sends a response, because clients retry a request if its connection closes without one.
      (error) => socket.end(unavailable(String(error))),
    );
  });
  await once(listener.listen(0, '127.0.0.1'), 'listening');
  const { port } = listener.address() as AddressInfo;
  provide('origin', `http://127.0.0.1:${port}`);
  return async () => {
    listener.close();
    const server = await starting.catch(() => undefined);
    await server?.close();
  };
}

const unavailable = (reason: string): string =>
  [
    'HTTP/1.1 503 Service Unavailable',
    `Content-Length: ${Buffer.byteLength(reason)}`,
    'Connection: close',
    '',
    reason,
  ].join('\r\n');
