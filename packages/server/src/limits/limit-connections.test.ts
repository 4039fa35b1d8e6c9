import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { limitConnections } from './limit-connections';

it('refuses connections near the limit of open files, counts them and logs the first', async () => {
  const { log } = Fastify();
  const error = vi.spyOn(log, 'error');
  const onRefused = vi.fn();
  const server = createServer();
  limitConnections(server, { log, onRefused, openFiles: 4 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const sockets = Array.from({ length: 5 }, () =>
    connect(port, '127.0.0.1').on('error', () => undefined),
  );
  await expect.poll(() => onRefused.mock.calls.length).toBe(3);
  expect(error.mock.calls).toEqual([
    [
      { refused: 1 },
      expect.stringContaining('já há 2 abertas, e o processo pode abrir 4 arquivos'),
    ],
  ]);
  for (const socket of sockets) socket.destroy();
  server.close();
});
