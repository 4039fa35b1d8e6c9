import type { FastifyInstance } from 'fastify';

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

/**
 * Closes each busy connection after its current answer once the server closes. Node itself closes
 * only idle connections and waits for the clients to close the others.
 */
export function closeWithLastAnswer(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
}
