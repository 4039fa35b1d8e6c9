/** Arbitrary origin for parsing; a URL that resolves to another origin is rejected. */
const BASE = 'https://portal.invalid';

/** Pages that cannot be saved as a view. */
const transient = /^\/(auth|error|logout)(\/|$)/;

/** Returns whether a path, given without a trailing slash, is a page of the portal. */
export type IsPage = (path: string) => boolean;

/**
 * Normalises the URL of a portal page to path, query and fragment, as browsers serialise them.
 * Returns undefined if the URL points outside the portal or is not a page.
 */
export function portalPath(address: string, isPage: IsPage): string | undefined {
  if (!address.startsWith('/') || !URL.canParse(address, BASE)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, BASE);
  const isKept = isPage(pathname.replace(/\/$/, '')) && !transient.test(pathname);
  return origin === BASE && isKept ? pathname + search + hash : undefined;
}
