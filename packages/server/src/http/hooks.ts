import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const ID_HEADER = 'x-request-id';

/** Grace period for incomplete requests when the server closes, in ms. */
const HALF_SENT_MS = 1000;

/** Returns the request id from a proxy or client if it is safe to log; otherwise, a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[ID_HEADER];
  return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
}

/** Sends the id of each request in a response header; log lines contain it as `reqId`. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(ID_HEADER, request.id);
    done();
  });
}

/** Logs each response: successes at `debug`, others at `info`. Never logs URLs or IP addresses. */
export function logResponses(app: FastifyInstance): void {
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

/** Returns a function that reports whether the server is closing or about to close. */
export function watchShutdown(app: FastifyInstance, stopping?: AbortSignal): () => boolean {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  return () => isClosing || stopping?.aborted === true;
}

/**
 * Closes connections when the server closes: idle ones immediately, busy ones after their current
 * response, and those with an incomplete request after a grace period. Node itself only closes idle
 * connections, waits for the clients to close the others, and no longer enforces its timeouts.
 * While the server is stopping, responses also close their connections, so that clients reconnect
 * elsewhere.
 */
export function closeAfterLastResponse(app: FastifyInstance, isStopping: () => boolean): void {
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
