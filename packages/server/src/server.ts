import { type Store } from '@observatorio/store';
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { type ApiOptions, api } from './api';
import { closeWithLastAnswer, logAnswers } from './hooks';
import { answerMalformed, refuseMalformed } from './malformed';
import { ProblemError, problemOfStatus } from './problem';
import { isRead, sendProblem, unrouted } from './refuse';
import type { Settings } from './settings';
import { portalRoutes, type SiteFolders, widgetRoutes } from './site';

export interface ServerOptions extends ApiOptions {
  folders: SiteFolders;
  settings: ApiOptions['settings'] & Pick<Settings, 'logLevel' | 'trustProxy'>;
}

function healthRoutes(app: FastifyInstance, store: Store): void {
  app.get('/health', async () => ({ estado: 'ativo' }));
  app.get('/ready', async () => {
    if (store.manifest().conjuntos.length === 0) throw new ProblemError(problemOfStatus(503));
    return { estado: 'pronto' };
  });
}

/**
 * Makes the whole HTTP service: API, embeddable elements and portal. The caller starts to listen,
 * and closes both the service and the store.
 */
export function createServer(options: ServerOptions): FastifyInstance {
  const { store, folders, settings } = options;
  const app: FastifyInstance = Fastify({
    logger: { level: settings.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    // Node's own answer has no body; `refuseMalformed` refuses these instead.
    http: { requireHostHeader: false },
    clientErrorHandler: (error, socket) => answerMalformed(app.server, error, socket),
    frameworkErrors: (error: FastifyError, request, reply) =>
      void sendProblem(error, request, reply),
  });
  app.setErrorHandler(sendProblem);
  refuseMalformed(app);
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.is404 && !isRead(request) ? unrouted(app, request) : undefined);
  });
  logAnswers(app);
  closeWithLastAnswer(app);
  healthRoutes(app, store);
  app.register(api, options);
  app.register(widgetRoutes, folders);
  app.register(portalRoutes, { ...folders, store });
  return app;
}
