import { setMaxListeners } from 'node:events';
import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** A shared reason, cheaper than the error that each abort would otherwise create. */
const GONE = new Error('The client has disconnected.');

const signals = new WeakMap<Socket, AbortSignal>();

/**
 * Returns a signal that is aborted when the client of a request disconnects. Fastify's own
 * `request.signal` is also aborted as soon as a body has been read.
 */
export function disconnectSignal({ socket }: FastifyRequest): AbortSignal {
  const known = signals.get(socket);
  if (known) return known;
  const controller = new AbortController();
  // Disables the listener limit, because many requests may wait on the same connection.
  setMaxListeners(0, controller.signal);
  socket.once('close', () => controller.abort(GONE));
  if (socket.destroyed) controller.abort(GONE);
  signals.set(socket, controller.signal);
  return controller.signal;
}
