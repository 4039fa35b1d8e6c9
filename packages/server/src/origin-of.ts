import type { FastifyRequest } from 'fastify';
import { ProblemError, problemOfStatus } from './problem';

/** Where visitors find the portal. */
export interface PublicAddress {
  /** Origin. Default: that of the request. */
  publicUrl: string | undefined;
  /** Path below which a proxy serves the portal, without a slash at its end; empty for the root. */
  basePath: string;
}

/** Whether the host of a request names an origin. */
export const hasOrigin = ({ protocol, host }: FastifyRequest): boolean =>
  /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host) && URL.canParse(`${protocol}://${host}`);

/** The origin of a request. Throws a ProblemError for a host that names none. */
function originOf(request: FastifyRequest): string {
  if (!hasOrigin(request)) throw new ProblemError(problemOfStatus(400));
  return `${request.protocol}://${request.host}`;
}

/**
 * The address of the portal, without a slash at its end. Throws a ProblemError for a request whose
 * host names no origin, if the address depends on it.
 */
export const portalAddress = (
  request: FastifyRequest,
  { publicUrl, basePath }: PublicAddress,
): string => (publicUrl ?? originOf(request)) + basePath;
