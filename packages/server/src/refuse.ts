import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError, problemOf, problemOfStatus } from './problem';

export const isRead = ({ method }: FastifyRequest): boolean =>
  method === 'GET' || method === 'HEAD';

/** The error of a request without a route: wrong method (405) or unknown address (404). */
export function unrouted(app: FastifyInstance, request: FastifyRequest): ProblemError {
  const url = request.url.split('?', 1)[0] ?? '';
  const exists = !url.startsWith('/api/') || app.hasRoute({ method: 'GET', url });
  if (isRead(request) || !exists) return new ProblemError(problemOfStatus(404));
  const allow = `GET, HEAD, OPTIONS${app.hasRoute({ method: 'POST', url }) ? ', POST' : ''}`;
  return new ProblemError(problemOfStatus(405), { allow });
}

/** Answers any error as a problem, without the headers of the intended answer. */
export function sendProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = problemOf(error);
  if (problem.status === 500) request.log.error({ err: error }, 'falha ao responder');
  if (error instanceof ProblemError) reply.headers(error.headers);
  return reply
    .code(problem.status)
    .header('x-request-id', request.id)
    .removeHeader('etag')
    .removeHeader('content-disposition')
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}
