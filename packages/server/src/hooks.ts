import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const ID_HEADER = 'x-request-id';

/** Time that a closing server leaves for the rest of requests that have not arrived whole, in ms. */
const HALF_SENT_MS = 1000;

/** The id that a proxy or client gave the request, if it is harmless in a log; else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[ID_HEADER];
  return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
}

/** Returns the id of each request in a header; the lines of the log name it `reqId`. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(ID_HEADER, request.id);
    done();
  });
}

/** Logs each answer: successes at `debug`, the rest at `info`. Addresses and queries stay out. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log[reply.statusCode < 400 ? 'debug' : 'info'](
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'resposta',
    );
    done();
  });
}

/** Returns whether the server is closing, or is to be closed soon. */
export function watchStop(app: FastifyInstance, stopping?: AbortSignal): () => boolean {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  return () => isClosing || stopping?.aborted === true;
}

/**
 * Closes connections once the server closes: idle ones at once, each busy one after its current
 * answer, and those with a part of a request after a grace period. Node itself closes only idle
 * connections, waits for the clients to close the others, and no longer limits their time. While
 * the server is stopping, answers close their connections too, so that clients go elsewhere.
 */
export function closeWithLastAnswer(app: FastifyInstance, isStopping: () => boolean): void {
  const pending = new Set<FastifyRequest>();
  let closing = false;
  const closeAll = (): void => {
    if (pending.size === 0) app.server.closeAllConnections();
  };
  const closeIfDone = (): void => {
    if (closing && pending.size === 0) setTimeout(closeAll, HALF_SENT_MS).unref();
  };
  app.addHook('preClose', (done) => {
    closing = true;
    closeIfDone();
    done();
  });
  app.addHook('preHandler', (request, _reply, done) => {
    pending.add(request);
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping()) reply.header('connection', 'close');
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    pending.delete(request);
    closeIfDone();
    done();
  });
}
