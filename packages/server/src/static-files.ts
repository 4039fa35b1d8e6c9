import type { SetHeadersResponse } from '@fastify/static';
import { compressible } from './precompress';

/** Folders whose files never change: bundlers put a hash into their names, or it is a release. */
const immutable = /[\\/](assets|chunks|\d+\.\d+\.\d+(-[\w.-]+)?)[\\/]/;

function cacheHeader(path: string): string {
  if (immutable.test(path)) return 'public, max-age=31536000, immutable';
  return path.endsWith('.html') ? 'no-cache' : 'public, max-age=300, stale-while-revalidate=86400';
}

/** How the files of a build are served. */
export const files = (root: string) => ({
  root,
  suppressWarning: true,
  preCompressed: true,
  cacheControl: false,
  setHeaders: (response: SetHeadersResponse, path: string) => {
    const name = path.replace(/\.(br|gz)$/, '');
    response.setHeader('cache-control', cacheHeader(name.slice(root.length)));
    if (compressible.test(name)) response.setHeader('vary', 'accept-encoding');
  },
});
