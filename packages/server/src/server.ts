import rateLimit from '@fastify/rate-limit';
import type { PasswordCost } from '@observatorio/accounts';
import { picturesOf } from '@observatorio/pictures';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  LogController,
} from 'fastify';
import { version } from '../package.json' with { type: 'json' };
import { accountRoutes } from './accounts/account-routes';
import type { AccountsHealth } from './accounts/accounts-health';
import { type AccountSettings, createAccounts } from './accounts/create-accounts';
import { readSingleSignOn } from './accounts/single-sign-on';
import { type ApiOptions, api } from './api/api';
import { embedRoutes } from './embed/embed';
import { pathOfTarget, withoutBase } from './http/base-path';
import {
  closeAfterLastResponse,
  logResponses,
  nameRequests,
  requestId,
  watchShutdown,
} from './http/hooks';
import { rejectMalformed, respondToMalformed } from './http/malformed';
import { isRead, problemSender, unrouted } from './http/refuse';
import { secureResponses, securityHeaders } from './http/security-headers';
import { limitConnections } from './limits/limit-connections';
import { limitRequests } from './limits/limit-requests';
import { paceRequests } from './limits/request-pacer';
import { clientOf, Workload } from './limits/workload';
import { healthRoutes } from './operate/health';
import { createLog } from './operate/log';
import { Metrics } from './operate/metrics';
import { metricsRoute } from './operate/metrics-route';
import { portalRoutes, type SiteFolders, widgetRoutes } from './pages/site';
import { dataResponses } from './responses/data-responses';
import type { Body } from './responses/public-response';
import type { Settings } from './settings/settings';
import { storybookRoutes } from './static/storybook';

export interface ServerOptions extends Pick<ApiOptions, 'store' | 'settings'> {
  folders: SiteFolders;
  /** Logger. Default: a new one at the level in the settings. */
  log?: FastifyBaseLogger;
  /** Aborted when the server should receive no new requests, some time before it is closed. */
  stopping?: AbortSignal;
  /** Parameters of scrypt. Default: those that OWASP recommends. */
  passwordCost?: PasswordCost;
  settings: ApiOptions['settings'] &
    AccountSettings &
    Pick<
      Settings,
      | 'logLevel'
      | 'maxWait'
      | 'metrics'
      | 'publicUrl'
      | 'queryTimeout'
      | 'requestTimeout'
      | 'revealsUnknownEmails'
      | 'trustProxy'
    >;
}

/** Idle time after which a connection is closed, in ms; no response takes that long. */
const IDLE_MS = 120_000;

/**
 * Maximum number of requests per connection, since a client may pipeline them; a page sends about
 * sixty.
 */
const CONNECTION_REQUESTS = 100;

/** Interval between checks for requests that arrive too slowly, in ms. */
const CHECK_MS = 1000;

/** Provides `app.rateLimit()`; the routes that use it share one quota per minute and address. */
function limitRate(app: FastifyInstance, max: number): void {
  app.register(rateLimit, {
    global: false,
    max,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => clientOf(ip),
    // Responses are stored in shared caches, where one client's quota would mislead the others.
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

/**
 * Registers the account routes. The account storage is checked when the service starts listening,
 * and closed together with it. Returns the storage's health.
 */
function registerAccounts(
  app: FastifyInstance,
  { settings, log, limited, passwordCost }: AccountOptions,
): AccountsHealth {
  const { publicUrl, revealsUnknownEmails } = settings;
  const { accounts, health, start, close } = createAccounts(settings, { log, passwordCost });
  app.addHook('onListen', async () => start());
  app.addHook('onClose', close);
  const origin = () => (publicUrl ?? app.listeningOrigin) + settings.basePath;
  const hasSingleSignOn = async () => (await readSingleSignOn(settings.dataDir)) !== undefined;
  app.register(accountRoutes, { accounts, origin, hasSingleSignOn, revealsUnknownEmails, limited });
  return health;
}

/**
 * Creates the whole HTTP service: API, embeddable elements and portal. The caller starts listening,
 * and closes both the service and the store.
 */
export function createServer(options: ServerOptions): FastifyInstance {
  const { store, folders, settings } = options;
  const log = options.log ?? createLog(settings.logLevel);
  const { basePath } = settings;
  const sendProblem = problemSender(basePath);
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    genReqId: requestId,
    rewriteUrl: ({ url = '/' }) => withoutBase(settings.basePath, pathOfTarget(url)),
    requestTimeout: settings.requestTimeout * 1000,
    connectionTimeout: IDLE_MS,
    // During shutdown, fully received requests still get a response before their connections close.
    return503OnClosing: false,
    http: {
      // Node's own response has no body; `rejectMalformed` rejects such requests instead.
      requireHostHeader: false,
      headersTimeout: settings.requestTimeout * 1000,
      connectionsCheckingInterval: CHECK_MS,
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    // Bodies are neither coerced nor stripped: they are either valid or rejected, with every error.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true } },
    clientErrorHandler: (error, socket) => respondToMalformed(app.server, error, socket),
    frameworkErrors: (error: FastifyError, request, reply) =>
      // No hook runs before these errors.
      void sendProblem(error, request, reply.headers(securityHeaders)),
  });
  app.setErrorHandler(sendProblem);
  nameRequests(app);
  secureResponses(app);
  rejectMalformed(app);
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.is404 && !isRead(request) ? unrouted(app, request) : undefined);
  });
  logResponses(app);
  const isStopping = watchShutdown(app, options.stopping);
  closeAfterLastResponse(app, isStopping);
  const metrics = new Metrics(store);
  metricsRoute(app, { metrics, access: settings.metrics });
  const workload = new Workload<Body>(settings, metrics);
  paceRequests(app, workload);
  limitRequests(app, CONNECTION_REQUESTS);
  metrics.watchQueue(workload);
  app.addHook('onListen', async () =>
    limitConnections(app.server, { log, onRefused: () => metrics.refusedConnection() }),
  );
  const address = { publicUrl: settings.publicUrl, basePath };
  const limited = settings.rateLimit > 0;
  if (limited) limitRate(app, settings.rateLimit);
  const accounts = registerAccounts(app, { ...options, log, limited });
  metrics.watchAccounts(accounts);
  healthRoutes(app, { store, isStopping, hasAccounts: () => accounts.isAvailable });
  const revision = `${version} ${settings.smallCell} ${settings.referenceYear ?? ''}`;
  const responses = dataResponses(store, revision);
  app.register(api, {
    store,
    settings,
    workload,
    responses,
    revision,
    pictures: picturesOf((err) => log.error({ err }, 'o desenho de imagens parou')),
  });
  app.register(widgetRoutes, folders);
  app.register(embedRoutes, {
    widgets: folders.widgets,
    store,
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
