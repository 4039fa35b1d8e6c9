import type { FastifyRequest } from 'fastify';
import { ProblemError, problemOfStatus } from './problem';

/** Whether the host of a request names an origin. */
export const hasOrigin = ({ protocol, host }: FastifyRequest): boolean =>
  /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host) && URL.canParse(`${protocol}://${host}`);

/** The origin of a request. Throws a ProblemError for a host that names none. */
export function originOf(request: FastifyRequest): string {
  if (!hasOrigin(request)) throw new ProblemError(problemOfStatus(400));
  return `${request.protocol}://${request.host}`;
}
