/**
 * Path under which a proxy serves the portal, as written into the page by the server; empty for the
 * root of the origin.
 */
export const basePath: string =
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLMetaElement>('meta[name="observatorio-caminho"]')?.content ?? '');

/** Returns the path of a page for the router; undefined for a URL outside the portal. */
export function routePath(pathname: string): string | undefined {
  if (pathname === basePath) return '/';
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : undefined;
}
