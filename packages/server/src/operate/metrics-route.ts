import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError, problemOfStatus } from '../http/problem';
import type { MetricsAccess } from '../settings/settings';
import type { Metrics } from './metrics';

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** Headers through which a proxy identifies the client. */
const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** Whether a request comes from a program on this machine, rather than through a proxy. */
function isLocal({ raw, headers, url, originalUrl }: FastifyRequest): boolean {
  const isForwarded = url !== originalUrl || forwarding.some((name) => name in headers);
  return loopback.test(raw.socket.remoteAddress ?? '') && !isForwarded;
}

interface MetricsOptions {
  metrics: Metrics;
  access: MetricsAccess;
}

/**
 * Counts responses and serves `/metrics`. Figures on traffic, load and versions help an attacker
 * time an attack, so by default only programs on this machine can read them; others get a 404.
 */
export function metricsRoute(app: FastifyInstance, { metrics, access }: MetricsOptions): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.answered(request, reply);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    const isAllowed = access === 'true' || (access === 'local' && isLocal(request));
    if (!isAllowed) throw new ProblemError(problemOfStatus(404));
    const { type, text } = await metrics.text();
    return reply.header('cache-control', 'no-store').type(type).send(text);
  });
}
