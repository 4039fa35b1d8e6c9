import rateLimit from '@fastify/rate-limit';
import type { PasswordCost } from '@observatorio/accounts';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  LogController,
} from 'fastify';
import { version } from '../package.json' with { type: 'json' };
import { accountRoutes } from './account-routes';
import type { Body } from './answer';
import { type ApiOptions, api } from './api';
import { pathOfTarget, withoutBase } from './base-path';
import { createAccounts } from './create-accounts';
import { dataAnswers } from './data-answers';
import { embedRoutes } from './embed';
import { healthRoutes } from './health';
import { closeWithLastAnswer, logAnswers, nameRequests, requestId, watchStop } from './hooks';
import { createLog } from './log';
import { answerMalformed, refuseMalformed } from './malformed';
import { Metrics } from './metrics';
import { metricsRoute } from './metrics-route';
import { picturesOf } from './picture-worker';
import { isRead, sendProblem, unrouted } from './refuse';
import type { Settings } from './settings';
import { readSingleSignOn } from './single-sign-on';
import { portalRoutes, type SiteFolders, widgetRoutes } from './site';
import { storybookRoutes } from './storybook';
import { takeTurns } from './turns';
import { clientOf, Workload } from './workload';

export interface ServerOptions extends Pick<ApiOptions, 'store' | 'settings'> {
  folders: SiteFolders & {
    /** The bundle that draws pictures. Default: none. */
    pictures?: string;
  };
  /** By default, a new log at the level of the settings. */
  log?: FastifyBaseLogger;
  /** Aborted when the server should get no new requests, some time before it is closed. */
  stopping?: AbortSignal;
  /** By default, what OWASP recommends. */
  passwordCost?: PasswordCost;
  settings: ApiOptions['settings'] &
    Pick<
      Settings,
      | 'accounts'
      | 'dataDir'
      | 'logLevel'
      | 'maxWait'
      | 'metrics'
      | 'queryTimeout'
      | 'requestTimeout'
      | 'trustProxy'
    >;
}

/** Silence after which a connection is cut: no answer takes longer. */
const IDLE_MS = 120_000;

/** Requests of one connection, which may send them all at once; a page makes some sixty. */
const CONNECTION_REQUESTS = 100;

/** Interval between checks for requests that arrive too slowly. */
const CHECK_MS = 1000;

/** Offers `app.rateLimit()`, whose requests share one allowance per minute and address. */
function limitRate(app: FastifyInstance, max: number): void {
  app.register(rateLimit, {
    global: false,
    max,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => clientOf(ip),
    // Shared caches keep answers, and one caller's remainder would mislead the others.
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  });
}

type AccountOptions = Pick<ServerOptions, 'settings' | 'passwordCost'> & {
  log: FastifyBaseLogger;
  limited: boolean;
};

/** Registers the routes of the accounts, whose database is closed with the service. */
function registerAccounts(
  app: FastifyInstance,
  { settings, log, limited, passwordCost }: AccountOptions,
): void {
  const { publicUrl, forgotPasswordTells } = settings.accounts;
  const { accounts, close } = createAccounts(settings, { log, passwordCost });
  app.addHook('onClose', close);
  const origin = () => (publicUrl ?? app.listeningOrigin) + settings.basePath;
  const hasSingleSignOn = async () => (await readSingleSignOn(settings.dataDir)) !== undefined;
  app.register(accountRoutes, { accounts, origin, hasSingleSignOn, forgotPasswordTells, limited });
}

/**
 * Makes the whole HTTP service: API, embeddable elements and portal. The caller starts to listen,
 * and closes both the service and the store.
 */
export function createServer(options: ServerOptions): FastifyInstance {
  const { store, folders, settings } = options;
  const log = options.log ?? createLog(settings.logLevel);
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    genReqId: requestId,
    rewriteUrl: ({ url = '/' }) => withoutBase(settings.basePath, pathOfTarget(url)),
    requestTimeout: settings.requestTimeout * 1000,
    connectionTimeout: IDLE_MS,
    maxRequestsPerSocket: CONNECTION_REQUESTS,
    // Whole requests are answered until the last, and their connections closed.
    return503OnClosing: false,
    http: {
      // Node's own answer has no body; `refuseMalformed` refuses these instead.
      requireHostHeader: false,
      headersTimeout: settings.requestTimeout * 1000,
      connectionsCheckingInterval: CHECK_MS,
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    // Bodies are taken as they are, or refused.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    clientErrorHandler: (error, socket) => answerMalformed(app.server, error, socket),
    frameworkErrors: (error: FastifyError, request, reply) =>
      void sendProblem(error, request, reply),
  });
  app.setErrorHandler(sendProblem);
  nameRequests(app);
  refuseMalformed(app);
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.is404 && !isRead(request) ? unrouted(app, request) : undefined);
  });
  logAnswers(app);
  const isStopping = watchStop(app, options.stopping);
  closeWithLastAnswer(app, isStopping);
  healthRoutes(app, { store, isStopping });
  const metrics = new Metrics(store);
  metricsRoute(app, { metrics, access: settings.metrics });
  const workload = new Workload<Body>(settings, metrics);
  takeTurns(app, workload);
  metrics.watchQueue(workload);
  const { basePath } = settings;
  const address = { publicUrl: settings.accounts.publicUrl, basePath };
  const limited = settings.rateLimit > 0;
  if (limited) limitRate(app, settings.rateLimit);
  registerAccounts(app, { ...options, log, limited });
  const revision = `${version} ${settings.smallCell}`;
  const answers = dataAnswers(store, revision);
  app.register(api, {
    store,
    settings,
    workload,
    answers,
    revision,
    pictures: picturesOf(folders.pictures, (err) =>
      log.error({ err }, 'o desenho de imagens parou'),
    ),
  });
  app.register(widgetRoutes, folders);
  app.register(embedRoutes, {
    widgets: folders.widgets,
    address,
  });
  app.register(storybookRoutes, {
    prefix: '/storybook',
    folder: folders.storybook ?? '/nowhere',
    basePath,
  });
  app.register(portalRoutes, {
    ...folders,
    store,
    workload,
    dataDir: settings.dataDir,
    address,
    limited,
  });
  return app;
}
