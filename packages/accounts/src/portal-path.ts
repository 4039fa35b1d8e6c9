/** Any origin: addresses that leave it are refused. */
const BASE = 'https://portal.invalid';

/** Addresses of the portal's origin that are no pages, or not for coming back to. */
const notPages = /^\/(\/|api\/|widgets\/|auth(\/|$)|logout(\/|$))/;

/**
 * Reads the address of a page of the portal: path, query and fragment, as browsers write them.
 * Undefined for an address that leaves the portal, and for one that is not a page.
 */
export function portalPath(address: string): string | undefined {
  if (!address.startsWith('/') || !URL.canParse(address, BASE)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, BASE);
  return origin === BASE && !notPages.test(pathname) ? pathname + search + hash : undefined;
}
