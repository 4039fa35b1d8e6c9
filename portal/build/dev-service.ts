import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';

/** A running service: API, accounts and the last build of the elements. */
interface Service {
  origin: string;
  close(): Promise<void>;
}

/** Paths that the service serves. All others are files or pages, which Vite serves. */
const served =
  /^\/(?:(?:api|widgets|embed|storybook)\/|(?:oembed|health|ready|metrics|storybook|openapi\.json|keycloak\.json|sitemap[^/]*\.xml)(?:$|\?))/;

/** Matches the address of a table beside the module that reads it. */
const table = /new URL\(['"]([\w-]+\.(?:csv|txt))['"], import\.meta\.url\)/g;

/**
 * Forwards a request to the service; `onError` is called if it does not respond. No cache may
 * answer instead, neither the browser's nor a 304 of the service: entity tags do not change with the
 * code.
 */
function forward(
  origin: string,
  { incoming, outgoing }: Exchange,
  onError: (error: Error) => void,
): void {
  const { 'if-none-match': _, ...headers } = incoming.headers;
  const forwarded = request(origin + incoming.url, { method: incoming.method, headers });
  forwarded.on('response', (response) => {
    const answered = { ...response.headers, 'cache-control': 'no-store' };
    outgoing.writeHead(response.statusCode ?? 502, answered);
    response.pipe(outgoing);
  });
  forwarded.on('error', onError);
  outgoing.on('close', () => forwarded.destroy());
  incoming.pipe(forwarded);
}

/** A request of a page and its response. */
interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

function fail(outgoing: ServerResponse, message: string): void {
  if (outgoing.headersSent) outgoing.destroy();
  else outgoing.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end(message);
}

/**
 * Runs the service on its sources, in the process of Vite. When one of its modules changes, the
 * service closes, and the next request starts it again on the new code. Only the changed modules and
 * those that import them are evaluated again, so that this takes a second instead of the five of a
 * new process. Open pages reload.
 */
export class RunningService {
  readonly plugin: Plugin = {
    name: 'dev-service',
    configureServer: (vite) => {
      vite.middlewares.use((incoming, outgoing, next) => {
        if (served.test(incoming.url ?? '')) void this.respond(vite, { incoming, outgoing });
        else next();
      });
      vite.watcher.on('all', (_event, file) => this.restartIfUsed(vite, file));
      return () => void this.start(vite);
    },
    // Makes a table that a module reads one of its imports, so that its change restarts the service.
    transform: {
      filter: { code: table },
      handler(code, id) {
        for (const [, name = ''] of code.matchAll(table)) {
          this.addWatchFile(join(dirname(id), name));
        }
      },
    },
    moduleParsed: ({ id }) => {
      this.pageModules.add(id);
    },
  };

  /** Modules of the pages. Vite itself reloads pages when one of them changes. */
  private readonly pageModules = new Set<string>();
  private running: Promise<Service | undefined> | undefined;
  private closing = Promise.resolve();

  /** Closes the service until the next request. */
  close(): Promise<void> {
    const { running, closing } = this;
    this.running = undefined;
    this.closing = closing.then(async () => (await running)?.close());
    return this.closing;
  }

  private async respond(vite: ViteDevServer, exchange: Exchange): Promise<void> {
    const running = this.start(vite);
    const service = await running;
    const { incoming, outgoing } = exchange;
    if (!service) return fail(outgoing, 'O servidor não começou: veja o erro no terminal.');
    forward(service.origin, exchange, (error) => {
      // The browser has left.
      if (outgoing.destroyed) return;
      const wasClosed = running !== this.running && incoming.method === 'GET';
      if (wasClosed && !outgoing.headersSent) void this.respond(vite, exchange);
      else fail(outgoing, String(error));
    });
  }

  private restartIfUsed(vite: ViteDevServer, file: string): void {
    const { client, ssr } = vite.environments;
    if (!ssr.moduleGraph.getModulesByFile(file)?.size) return;
    ssr.moduleGraph.onFileChange(file);
    void this.close();
    if (!this.pageModules.has(file)) client.hot.send({ type: 'full-reload' });
  }

  private start(vite: ViteDevServer): Promise<Service | undefined> {
    this.running ??= this.closing.then(() => startOn(vite));
    return this.running;
  }
}

/** Starts the service; undefined if its code or settings have an error, which is printed. */
async function startOn(vite: ViteDevServer): Promise<Service | undefined> {
  try {
    const entry = join(vite.config.root, '../packages/server/src/dev.ts');
    const { startDevService } = await vite.ssrLoadModule(entry);
    return await startDevService(process.env);
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error('O servidor não começou.', error);
    return undefined;
  }
}
