/**
 * Returns the path and query of a request target, which may be in absolute form, as sent to a
 * proxy.
 */
export function pathOfTarget(target: string): string {
  const rest = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return rest === target || rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * Strips the base path from the URL of a request. A proxy may forward or strip that path, so a URL
 * without it is returned unchanged.
 */
export function withoutBase(basePath: string, url: string): string {
  if (!basePath || !url.startsWith(basePath)) return url;
  const rest = url.slice(basePath.length);
  if (rest.startsWith('/')) return rest;
  return rest === '' || rest.startsWith('?') ? `/${rest}` : url;
}

/**
 * Adapts a built page to a base path: rewrites its `./` URLs, and adds a marker that its scripts
 * read.
 */
export function rebasePage(basePath: string, html: string): string {
  const page = html.replaceAll('="./', `="${basePath}/`);
  const mark = `<meta name="observatorio-caminho" content="${basePath}" />`;
  return basePath ? page.replace('<head>', () => `<head>\n    ${mark}`) : page;
}
