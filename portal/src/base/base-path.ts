/**
 * Path below which a proxy serves the portal, which the server writes into the page; empty for the
 * root of its origin.
 */
export const basePath: string =
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLMetaElement>('meta[name="observatorio-caminho"]')?.content ?? '');

/** The path of a page for the router; undefined for an address outside the portal. */
export function routePath(pathname: string): string | undefined {
  if (pathname === basePath) return '/';
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : undefined;
}
