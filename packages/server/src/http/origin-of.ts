import type { FastifyRequest } from 'fastify';
import { ProblemError, problemOfStatus } from './problem';

/** The public URL of the portal. */
export interface PublicAddress {
  /** Origin. Default: the origin of the request. */
  publicUrl: string | undefined;
  /** Path under which a proxy serves the portal, without a trailing slash; empty for the root. */
  basePath: string;
}

/** Whether the host of a request forms a valid origin. */
export const hasOrigin = ({ protocol, host }: FastifyRequest): boolean =>
  /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host) && URL.canParse(`${protocol}://${host}`);

/** Returns the origin of a request. Throws a ProblemError if the host is invalid. */
function originOf(request: FastifyRequest): string {
  if (!hasOrigin(request)) throw new ProblemError(problemOfStatus(400));
  return `${request.protocol}://${request.host}`;
}

/**
 * Returns the URL of the portal, without a trailing slash. Throws a ProblemError if the URL depends
 * on the host of the request and that host is invalid.
 */
export const portalAddress = (
  request: FastifyRequest,
  { publicUrl, basePath }: PublicAddress,
): string => (publicUrl ?? originOf(request)) + basePath;
