import { type Store } from '@observatorio/store';
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { type ApiOptions, api } from './api';
import { closeWithLastAnswer, logAnswers } from './hooks';
import { answerMalformed, refuseMalformed } from './malformed';
import { ProblemError, problemOfStatus, unavailable } from './problem';
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
    const { conjuntos, indisponiveis } = store.manifest();
    if (conjuntos.length > 0) return { estado: 'pronto', indisponiveis };
    if (indisponiveis.length === 0) throw new ProblemError(problemOfStatus(503));
    const bad = indisponiveis.map(({ conjunto, ano, motivo }) => `${conjunto} ${ano} (${motivo})`);
    throw new ProblemError(
      unavailable(`Nada está em serviço. Fora de serviço: ${bad.join(', ')}.`),
    );
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
