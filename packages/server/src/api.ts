import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import { type Store } from '@observatorio/store';
import type { FastifyInstance } from 'fastify';
import { version } from '../package.json' with { type: 'json' };
import { dataRoutes } from './data-routes';
import { ProblemError, problemOfStatus } from './problem';
import { unrouted } from './refuse';
import type { Settings } from './settings';

export interface ApiOptions {
  store: Store;
  settings: Pick<Settings, 'rateLimit' | 'smallCell'>;
}

/** Maximum length of a URL; the longest URL of the portal is a fifth of this. */
const URL_LIMIT = 8000;

/**
 * Helmet's headers without those that only pages need, because a click requests a dozen answers.
 */
const dataHeaders = {
  'content-security-policy': "default-src 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/** The public API: open to any origin, rate-limited; unknown addresses under `/api/` are problems. */
export async function api(app: FastifyInstance, { store, settings }: ApiOptions): Promise<void> {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(dataHeaders);
    done();
  });
  await app.register(cors, {
    origin: '*',
    exposedHeaders: ['ETag', 'Content-Disposition', 'Retry-After'],
    maxAge: 86_400,
    strictPreflight: false,
  });
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.url.length > URL_LIMIT ? new ProblemError(problemOfStatus(414)) : undefined);
  });
  if (settings.rateLimit > 0) {
    await app.register(rateLimit, {
      max: settings.rateLimit,
      timeWindow: 60_000,
      // Shared caches keep answers, and one caller's remainder would mislead the others.
      addHeadersOnExceeding: {
        'x-ratelimit-limit': false,
        'x-ratelimit-remaining': false,
        'x-ratelimit-reset': false,
      },
    });
  }
  // Bodies are JSON only; Fastify reads plain text by default.
  app.removeContentTypeParser('text/plain');
  dataRoutes(app, store, `${version} ${settings.smallCell}`);
  app.all('/api/*', {
    preParsing: async (request) => {
      throw unrouted(app, request);
    },
    handler: () => undefined,
  });
}
