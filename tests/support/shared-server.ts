import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startRealServer } from './real-server';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the server that all end-to-end tests read from. */
    origin: string;
  }
}

/**
 * Starts one server for all end-to-end tests, while the tests of other projects run. Connections
 * wait for it. Returns the function that stops it.
 */
export default async function startSharedServer({ provide }: TestProject) {
  const starting = startRealServer();
  // A failure shows in the tests, which reach no server, and at the end.
  starting.catch(() => {});
  const door = createServer((socket) => {
    starting.then(
      ({ accept }) => accept(socket),
      () => socket.destroy(),
    );
  });
  await once(door.listen(0, '127.0.0.1'), 'listening');
  const { port } = door.address() as AddressInfo;
  provide('origin', `http://127.0.0.1:${port}`);
  return async () => {
    door.close();
    const server = await starting;
    await server.close();
  };
}
