import { isPagePath } from '@observatorio/domain';

/** Any origin: addresses that leave it are refused. */
const BASE = 'https://portal.invalid';

/** Pages that are not for coming back to. */
const passing = /^\/(auth|error|logout)(\/|$)/;

/**
 * Reads the address of a page of the portal: path, query and fragment, as browsers write them.
 * Undefined for an address that leaves the portal, and for one that is not a page.
 */
export function portalPath(address: string): string | undefined {
  if (!address.startsWith('/') || !URL.canParse(address, BASE)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, BASE);
  const isPage = isPagePath(pathname.replace(/\/$/, '')) && !passing.test(pathname);
  return origin === BASE && isPage ? pathname + search + hash : undefined;
}
