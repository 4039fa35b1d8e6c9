import { access } from 'node:fs/promises';
import { join } from 'node:path';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import statics from '@fastify/static';
import { isPagePath, pageAt, placePage } from '@observatorio/pages';
import { type Store } from '@observatorio/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readSingleSignOn, type SingleSignOn } from '../accounts/single-sign-on';
import { discoveryOf } from '../embed/embed';
import { rebasePage } from '../http/base-path';
import type { PublicAddress } from '../http/origin-of';
import { missingPage } from '../http/page-head';
import { ProblemError, problemOfStatus } from '../http/problem';
import type { Workload } from '../limits/workload';
import {
  type Body,
  createResponseSender,
  type PublicResponse,
  toPublicResponse,
} from '../responses/public-response';
import { files } from '../static/static-files';
import { firstFigures } from './first-figures';
import { isPrerendered, withoutPreloads, withPreloads } from './page-preloads';
import { readPage, readTemplate } from './page-template';
import { placeRoutes } from './places/place-routes';
import { sitemapRoutes } from './sitemap';
import { createStartFilters } from './start-filters';
import { titledPage } from './titled-page';

/** Folders of the browser builds, as absolute paths. */
export interface SiteFolders {
  portal: string;
  widgets: string;
  /**
   * Folder with the releases of the elements that this or an earlier server has served. Default:
   * none.
   */
  releases?: string | undefined;
  /** The build of Storybook. Default: none. */
  storybook?: string;
}

/**
 * Content security policy: the portal loads files from its own origin, and connects to it and to
 * the single sign-on server; `data:` and `blob:` images are the charts' PNG files. Strict transport
 * security is left to the proxy that terminates TLS.
 */
const policyWith = (singleSignOn: () => string | undefined) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    connectSrc: ["'self'", () => singleSignOn() ?? "'self'"],
    fontSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    manifestSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'self'"],
  },
});

/** Response to page requests while the portal is not built; the API still works. */
const missingBuild = `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<title>Portal ainda não construído</title>
<h1>O portal ainda não foi construído</h1>
<p>Execute <code>npm run build</code> na pasta do projeto e recarregue esta página.</p>
<p>A API já responde: veja <a href="./openapi.json">/openapi.json</a>.</p>
</html>
`;

/** Size of the cache of titled pages, in bytes. */
const PAGES_BYTES = 4 * 1024 * 1024;

/** Matches the paths of the error pages for missing pages, which are served with status 404. */
const notFoundPages = /^\/error\/error-v[13]$/;

/** Returns the path of a URL without trailing slashes. */
const pathOf = (url: string): string => (url.split('?', 1)[0] ?? '').replace(/\/+$/, '');

/**
 * Whether a request is for a page of the portal: not a file, and from a client that accepts HTML.
 */
function isPage({ url, headers }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return (
    !/^\/(api|widgets)\//.test(path) &&
    !path.slice(path.lastIndexOf('/')).includes('.') &&
    /text\/html|\*\/\*/.test(headers.accept ?? '*/*')
  );
}

const originOf = (settings: SingleSignOn | undefined): string | undefined =>
  settings && new URL(settings['auth-server-url']).origin;

export interface PortalOptions extends SiteFolders {
  store: Store;
  workload: Workload<Body>;
  /** Folder with the operator's `keycloak.json`. */
  dataDir: string;
  /** Public URL, for search engines and oEmbed consumers. */
  address: PublicAddress;
  /** Whether pages that query the store count towards the rate limit. */
  limited: boolean;
}

/** The unmodified page of the portal. */
const untitledPage = (html: string): PublicResponse =>
  toPublicResponse({
    key: html,
    type: 'text/html; charset=utf-8',
    cache: 'no-cache',
    write: async () => ({ text: html }),
  });

/**
 * Registers the portal: its files, and for each route `index.html` with the right title and status.
 */
export async function portalRoutes(
  app: FastifyInstance,
  { portal, store, workload, dataDir, address, limited }: PortalOptions,
): Promise<void> {
  const { send } = createResponseSender(workload, PAGES_BYTES);
  let provider: string | undefined;
  app.addHook('onRequest', async (request) => {
    if (!isPage(request)) return;
    provider = originOf(await readSingleSignOn(dataDir, (message) => app.log.warn(message)));
  });
  await app.register(helmet, {
    contentSecurityPolicy: policyWith(() => provider),
    strictTransportSecurity: false,
  });
  await app.register(compress, { encodings: ['br', 'gzip'] });
  // `sendPage` serves the index page; `index: false` would return 403 for folders.
  await app.register(statics, { ...files(portal), index: 'nenhum' });
  app.get('/keycloak.json', async (_request, reply) => {
    const settings = await readSingleSignOn(dataDir);
    if (!settings) throw new ProblemError(problemOfStatus(404));
    return reply.header('cache-control', 'no-cache').send(settings);
  });
  sitemapRoutes(app, { store, address, limited });

  const limit = limited ? app.rateLimit() : undefined;
  await app.register(placeRoutes, {
    async readTemplate() {
      const html = await readPage(portal, placePage.layout);
      return html && withoutPreloads(html);
    },
    store,
    address,
    workload,
    ...(limit && { limit: (request, reply) => limit.call(app, request, reply) }),
  });
  const startFilters = createStartFilters(store);
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request.url).replace(/^\/index\.html$/, '');
    const search = request.url.slice((request.url.split('?', 1)[0] ?? '').length + 1);
    const template = await readTemplate(portal, path, search);
    reply.type('text/html; charset=utf-8');
    if (!template) return reply.code(404).send(rebasePage(address.basePath, missingBuild));
    const plain = rebasePage(address.basePath, template.plain);
    if (!isPagePath(path) || notFoundPages.test(path)) {
      return reply.code(404).header('cache-control', 'no-cache').send(missingPage(plain));
    }
    const link = discoveryOf(request, address);
    const linked = (html: string) => (link ? html.replace('</head>', `${link}</head>`) : html);
    const page = pageAt(path);
    if (!page) return send(request, reply, untitledPage(plain));
    const opening = isPrerendered(template.page)
      ? { search, started: await startFilters(page, search) }
      : undefined;
    const rebased = rebasePage(address.basePath, template.page);
    const { basePath } = address;
    const html = opening ? withPreloads(store, rebased, { page, opening, basePath }) : rebased;
    const titled = titledPage(store, {
      page,
      // The plain page is the 404 page, which has nothing to embed.
      template: { page: linked(html), plain },
      search,
      figures: opening && firstFigures(store, page, opening),
    });
    if (titled.cost !== undefined) await limit?.call(app, request, reply);
    return send(request, reply, titled);
  };
  app.get('/', sendPage);
  app.get('/index.html', sendPage);
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPage(request)) throw new ProblemError(problemOfStatus(404));
    return sendPage(request, reply);
  });
}

/** Registers the embeddable elements, for pages of any origin. */
export async function widgetRoutes(
  app: FastifyInstance,
  { widgets, releases }: SiteFolders,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
  });
  await app.register(compress, { encodings: ['br', 'gzip'] });
  await app.register(statics, { ...files(widgets, releases), prefix: '/widgets/' });
  if (!releases) return;
  // With two roots in the options, files of the first root without a compressed copy would not be
  // found.
  app.get<{ Params: { folder: string; '*': string } }>(
    '/widgets/:folder(^chunks|\\d.*$)/*',
    async ({ params }, reply) => {
      const path = `${params.folder}/${params['*']}`;
      const isKept = await access(join(releases, path)).then(
        () => true,
        () => false,
      );
      return reply.sendFile(path, isKept ? releases : widgets);
    },
  );
}
