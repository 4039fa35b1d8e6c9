import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import { ProblemError, problemOfStatus } from './problem';
import { isRead } from './refuse';

const headers = {
  'cache-control': 'no-store',
};

/** Whether a browser sends the request on behalf of a page from another origin. */
function isForeign({ headers: { origin, ...others }, host }: FastifyRequest): boolean {
  const site = others['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** Restricts responses to pages of this origin: no CORS, no caching, no writes from other sites. */
export function onlyOwnOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    const isRefused = !isRead(request) && isForeign(request);
    done(isRefused ? new ProblemError(problemOfStatus(403)) : undefined);
  });
}

const methods: readonly HTTPMethods[] = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
];

/**
 * Records the routes of a plugin. Returns a function to call after the last one; it adds routes
 * that reject all other methods.
 */
export function rejectOtherMethods(app: FastifyInstance): () => void {
  const known = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const taken = known.get(url) ?? new Set();
    for (const each of [method].flat()) taken.add(each);
    known.set(url, taken);
  });
  return () => {
    for (const [url, taken] of Array.from(known)) {
      const allow = [...taken].join(', ');
      app.route({
        url,
        method: methods.filter((method) => !taken.has(String(method))),
        onRequest: async () => {
          throw new ProblemError(problemOfStatus(405), { allow });
        },
        handler: () => undefined,
      });
    }
  };
}
