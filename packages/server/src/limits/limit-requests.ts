import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ProblemError, problemOfStatus } from '../http/problem';

/**
 * Closes a connection with its `max`th response, since a client may pipeline requests without end.
 * Node's own limit answers the following ones with a bare 503 each; a client sends them again on a
 * new connection if it gets no answer.
 */
export function limitRequests(app: FastifyInstance, max: number): void {
  const counts = new WeakMap<Socket, number>();
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const count = (counts.get(socket) ?? 0) + 1;
    counts.set(socket, count);
    if (count >= max) reply.header('connection', 'close');
    done(count > max ? new ProblemError(problemOfStatus(429)) : undefined);
  });
}
