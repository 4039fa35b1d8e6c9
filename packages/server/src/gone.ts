import { setMaxListeners } from 'node:events';
import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** A reason that costs less than the error that each abortion would make. */
const GONE = new Error('The client has gone.');

const signals = new WeakMap<Socket, AbortSignal>();

/**
 * Signal that is aborted when the client of a request has gone. Fastify's `request.signal` is
 * aborted as soon as a body has been read, too.
 */
export function whenGone({ socket }: FastifyRequest): AbortSignal {
  const known = signals.get(socket);
  if (known) return known;
  const controller = new AbortController();
  // Many requests may wait on one connection.
  setMaxListeners(0, controller.signal);
  socket.once('close', () => controller.abort(GONE));
  if (socket.destroyed) controller.abort(GONE);
  signals.set(socket, controller.signal);
  return controller.signal;
}
