import type { SetHeadersResponse } from '@fastify/static';
import { compressible } from './precompress';

/** Folder name of an element release, as a regular expression: version and hash. */
const RELEASE = String.raw`\d+\.\d+\.\d+[\w.-]*-[\da-f]{8}`;

export const isRelease = (folder: string): boolean => new RegExp(`^${RELEASE}$`).test(folder);

/**
 * Folders with immutable files: releases, and folders where bundlers put a hash into file names.
 */
const immutable = new RegExp(String.raw`[\\/](assets|chunks|${RELEASE})[\\/]`);

function cacheHeader(path: string): string {
  if (immutable.test(path)) return 'public, max-age=31536000, immutable';
  return path.endsWith('.html') ? 'no-cache' : 'public, max-age=300, stale-while-revalidate=86400';
}

/** Options for serving the files of a build, and optionally those kept from earlier builds. */
export const files = (root: string, kept = root) => ({
  root,
  suppressWarning: true,
  preCompressed: true,
  cacheControl: false,
  setHeaders: (response: SetHeadersResponse, path: string) => {
    const name = path.replace(/\.(br|gz)$/, '');
    const folder = name.startsWith(kept) ? kept : root;
    response.setHeader('cache-control', cacheHeader(name.slice(folder.length)));
    if (compressible.test(name)) response.setHeader('vary', 'accept-encoding');
  },
});
