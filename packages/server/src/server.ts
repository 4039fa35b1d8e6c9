import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import type { Store } from '@observatorio/store';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { version } from '../package.json' with { type: 'json' };
import { apiRoutes } from './api';
import { ProblemError, problemOf, problemOfStatus } from './problem';
import type { Settings } from './settings';
import { portalRoutes, type SiteFolders, widgetRoutes } from './site';

export interface ServerOptions {
  store: Store;
  folders: SiteFolders;
  settings: Pick<Settings, 'logLevel' | 'trustProxy' | 'rateLimit' | 'smallCell'>;
}

/** Longer addresses are refused; the longest that the portal makes has a fifth of this. */
const URL_LIMIT = 8000;

/** What helmet would send, less what only pages need: a click is a dozen answers. */
const dataHeaders = {
  'content-security-policy': "default-src 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** Why no route took a request: the wrong method at an address that exists, or no such address. */
function unrouted(app: FastifyInstance, request: FastifyRequest): ProblemError {
  const url = request.url.split('?', 1)[0] ?? '';
  const exists = !url.startsWith('/api/') || app.hasRoute({ method: 'GET', url });
  return isRead(request) || !exists
    ? new ProblemError(problemOfStatus(404))
    : new ProblemError(problemOfStatus(405), { allow: 'GET, HEAD, OPTIONS' });
}

function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error);
  if (problem.status >= 500) request.log.error({ err: error }, 'falha ao responder');
  if (error instanceof ProblemError) reply.headers(error.headers);
  return reply
    .code(problem.status)
    .removeHeader('etag')
    .removeHeader('content-disposition')
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}

/** Logs each answer: successes at `debug`, the rest at `info`. Addresses and queries stay out. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log[reply.statusCode < 400 ? 'debug' : 'info'](
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'resposta',
    );
  });
}

async function api(app: FastifyInstance, { store, settings }: ServerOptions): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(dataHeaders);
  });
  await app.register(cors, {
    origin: '*',
    exposedHeaders: ['ETag', 'Content-Disposition', 'Retry-After'],
    maxAge: 86_400,
    strictPreflight: false,
  });
  app.addHook('onRequest', async (request) => {
    if (request.url.length > URL_LIMIT) throw new ProblemError(problemOfStatus(414));
  });
  if (settings.rateLimit > 0) {
    await app.register(rateLimit, {
      max: settings.rateLimit,
      timeWindow: 60_000,
      // Answers are kept by shared caches, where one caller's remainder would mislead the others.
      addHeadersOnExceeding: {
        'x-ratelimit-limit': false,
        'x-ratelimit-remaining': false,
        'x-ratelimit-reset': false,
      },
    });
  }
  apiRoutes(app, store, `${version} ${settings.smallCell}`);
  app.all('/api/*', {
    preParsing: async (request) => {
      throw unrouted(app, request);
    },
    handler: () => undefined,
  });
}

function healthRoutes(app: FastifyInstance, store: Store): void {
  app.get('/health', async () => ({ estado: 'ativo' }));
  app.get('/ready', async () => {
    if (store.manifest().conjuntos.length === 0) throw new ProblemError(problemOfStatus(503));
    return { estado: 'pronto' };
  });
}

/**
 * The whole HTTP service as a function: API, embeddable elements and portal. It neither listens
 * nor owns the store: whoever makes it closes both.
 */
export function createServer(options: ServerOptions): FastifyInstance {
  const { store, folders, settings } = options;
  const app = Fastify({
    logger: { level: settings.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    frameworkErrors: (error: FastifyError, request, reply) =>
      void sendProblem(error, request, reply),
  });
  app.setErrorHandler(sendProblem);
  app.addHook('onRequest', async (request) => {
    if (request.is404 && !isRead(request)) throw unrouted(app, request);
  });
  logAnswers(app);
  healthRoutes(app, store);
  app.register(api, options);
  app.register(widgetRoutes, folders);
  app.register(portalRoutes, folders);
  return app;
}
