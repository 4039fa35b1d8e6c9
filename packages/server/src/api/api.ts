import cors from '@fastify/cors';
import type { Pictures } from '@observatorio/pictures';
import { type Store } from '@observatorio/store';
import type { FastifyInstance } from 'fastify';
import { ProblemError, problemOfStatus } from '../http/problem';
import { answerOptions, unrouted } from '../http/refuse';
import type { Workload } from '../limits/workload';
import { ALTERNATIVE_HEADER } from '../pictures/picture-responses';
import { pictureRoutes } from '../pictures/picture-routes';
import type { DataResponses } from '../responses/data-responses';
import type { Body } from '../responses/public-response';
import { SOURCES_HEADER, VERSION_HEADER } from '../responses/sources-header';
import type { Settings } from '../settings/settings';
import { dataRoutes } from './data-routes';

export interface ApiOptions {
  store: Store;
  workload: Workload<Body>;
  responses: DataResponses;
  settings: Pick<Settings, 'rateLimit' | 'smallCell' | 'referenceYear' | 'basePath'>;
  pictures: Pictures;
  /** Included in every entity tag, to distinguish servers that encode the same data differently. */
  revision: string;
}

/** Maximum length of a URL, in characters; five times the portal's longest URL. */
const URL_LIMIT = 8000;

/**
 * Security headers of data responses. Omits the Helmet headers that only matter for pages, to keep
 * responses small: a single click sends a dozen requests.
 */
const dataHeaders = {
  'content-security-policy': "default-src 'none'",
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * The public API and its pictures: open to any origin and rate-limited. Unknown paths under `/api/`
 * get a problem response.
 */
export async function api(
  app: FastifyInstance,
  { store, workload, responses, settings, pictures, revision }: ApiOptions,
): Promise<void> {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(dataHeaders);
    done();
  });
  // Registered before CORS, which would respond to every OPTIONS request.
  answerOptions(app);
  await app.register(cors, {
    origin: '*',
    exposedHeaders: [
      'ETag',
      'Content-Disposition',
      'Retry-After',
      'X-Request-Id',
      SOURCES_HEADER,
      VERSION_HEADER,
      ALTERNATIVE_HEADER,
    ],
    maxAge: 86_400,
    strictPreflight: false,
  });
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.url.length > URL_LIMIT ? new ProblemError(problemOfStatus(414)) : undefined);
  });
  if (settings.rateLimit > 0) app.addHook('onRequest', app.rateLimit());
  // Bodies must be JSON; Fastify accepts plain text by default.
  app.removeContentTypeParser('text/plain');
  dataRoutes(app, { store, workload, responses, revision, basePath: settings.basePath });
  app.register(pictureRoutes, { pictures, store, workload, responses, revision });
  app.all('/api/*', {
    preParsing: async (request) => {
      throw unrouted(app, request);
    },
    handler: () => undefined,
  });
}
