import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Workload } from '../limits/workload';
import type { PublicResponse } from './public-response';

export interface ResponseReaderOptions {
  workload: Pick<Workload<unknown>, 'refuse' | 'wouldRefuse'>;
  /** Returns the versions of the live editions, which the responses depend on. */
  versions(): string;
  /** Size of the cache, in characters of the URLs and of the responses' keys. */
  maxCharacters: number;
}

/** Returns the response for a request's URL, from the cache or by parsing it with `read`. */
export type ReadResponse = (
  request: FastifyRequest,
  read: (versions: string) => PublicResponse | Promise<PublicResponse>,
) => Promise<PublicResponse>;

/**
 * Caches parsed URLs, because parsing takes longer than sending a cached body. Rejects long URLs
 * unparsed if their client is overloading the server.
 */
export function createResponseReader({
  workload,
  versions,
  maxCharacters,
}: ResponseReaderOptions): ReadResponse {
  const known = new LRUCache<string, PublicResponse>({
    maxSize: maxCharacters,
    sizeCalculation: ({ key }, address) => address.length + key.length,
  });
  return async (request, read) => {
    const liveVersions = versions();
    const address = `${liveVersions} ${request.url}`;
    const found = known.get(address);
    if (found) return found;
    if (workload.wouldRefuse(request, request.url.length)) await workload.refuse(request);
    const response = await read(liveVersions);
    // A download contains the date of extraction, so it changes every day.
    if (!response.file) known.set(address, response);
    return response;
  };
}
