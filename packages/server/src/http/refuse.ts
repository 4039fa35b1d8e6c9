import type { Problem } from '@observatorio/contract';
import { pages } from '@observatorio/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorPage, errorStylesHash, wantsPage } from './error-page';
import { ProblemError, problemOf, problemOfStatus } from './problem';

export const isRead = ({ method }: FastifyRequest): boolean =>
  method === 'GET' || method === 'HEAD';

/**
 * Whether the router has a route for a path. It treats `*`, `:` and `(` as patterns, and may throw,
 * so paths with these characters are excluded.
 */
const hasPath = (app: FastifyInstance, method: 'GET' | 'POST', url: string): boolean =>
  /^[\w\-./]*$/.test(url) && app.hasRoute({ method, url });

/** Returns the path of a request, decoded the way the router does. */
function pathOf({ url }: FastifyRequest): string {
  const path = url.split('?', 1)[0] ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns the methods that a URL allows; undefined for an unknown URL under `/api/`. */
function allowedMethods(app: FastifyInstance, request: FastifyRequest): string | undefined {
  const path = pathOf(request);
  if (path.startsWith('/api/') && !hasPath(app, 'GET', path)) return undefined;
  return `GET, HEAD, OPTIONS${hasPath(app, 'POST', path) ? ', POST' : ''}`;
}

/** Returns the error for a request without a route: wrong method (405) or unknown URL (404). */
export function unrouted(app: FastifyInstance, request: FastifyRequest): ProblemError {
  const allow = allowedMethods(app, request);
  if (isRead(request) || !allow) return new ProblemError(problemOfStatus(404));
  return new ProblemError(problemOfStatus(405), { allow });
}

const ALLOW_METHODS = 'access-control-allow-methods';

/** Responds to OPTIONS requests with the allowed methods, or with a problem for an unknown URL. */
export function answerOptions(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'OPTIONS') return done();
    const allow = allowedMethods(app, request);
    if (allow) reply.header('allow', allow);
    else reply.header('access-control-allow-origin', '*');
    return done(allow ? undefined : new ProblemError(problemOfStatus(404)));
  });
  // The CORS plugin lists the same methods for every URL.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const allow = reply.getHeader('allow');
    if (allow && reply.hasHeader(ALLOW_METHODS)) reply.header(ALLOW_METHODS, allow);
    done();
  });
}

/** Default value of `Retry-After` in 503 responses, in seconds. */
const RETRY_SECONDS = '5';

/** Returns the headers of an error response, such as `Retry-After`. */
export const errorHeaders = (error: unknown, { status }: Problem): Record<string, string> => ({
  ...(status === 503 && { 'retry-after': RETRY_SECONDS }),
  ...(error instanceof ProblemError && error.headers),
});

/** URLs for programs, which get problems even if a browser opens them. */
const forPrograms = /^\/(api|widgets)\/|^\/(health|metrics|oembed|openapi\.json|ready)\b/;

const pagePolicy = `default-src 'none'; style-src ${errorStylesHash}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

/**
 * Creates the error handler, which responds with a problem, or with a page that explains it to a
 * person, and removes the headers of the intended response.
 */
export const problemSender =
  (basePath: string) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const problem = problemOf(error);
    if (problem.status === 500) request.log.error({ err: error }, 'falha ao responder');
    if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
    reply
      .code(problem.status)
      .header('x-request-id', request.id)
      .headers(errorHeaders(error, problem))
      .removeHeader('etag')
      .removeHeader('content-disposition')
      .header('cache-control', 'no-store');
    const isForPeople = !forPrograms.test(request.url);
    if (isForPeople) reply.header('vary', 'accept');
    if (!isForPeople || !wantsPage(request)) {
      return reply
        .type('application/problem+json; charset=utf-8')
        .send(JSON.stringify({ ...problem, requestId: request.id }));
    }
    return reply
      .header('content-security-policy', pagePolicy)
      .type('text/html; charset=utf-8')
      .send(
        errorPage(problem, { href: basePath + pages.home.path, label: 'Ir para a página inicial' }),
      );
  };
