import { isPagePath } from '@observatorio/domain';

/** Arbitrary origin for parsing; a URL that resolves to another origin is rejected. */
const BASE = 'https://portal.invalid';

/** Pages that cannot be saved as a view. */
const transient = /^\/(auth|error|logout)(\/|$)/;

/**
 * Normalises the URL of a portal page to path, query and fragment, as browsers serialise them.
 * Returns undefined if the URL points outside the portal or is not a page.
 */
export function portalPath(address: string): string | undefined {
  if (!address.startsWith('/') || !URL.canParse(address, BASE)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, BASE);
  const isPage = isPagePath(pathname.replace(/\/$/, '')) && !transient.test(pathname);
  return origin === BASE && isPage ? pathname + search + hash : undefined;
}
