/** The path and query of a request's target, which may also name the server, as for a proxy. */
export function pathOfTarget(target: string): string {
  const rest = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return rest === target || rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * The address of a request without the path below which a proxy serves this server. A proxy may
 * pass that path on or remove it, so an address without it stays as it is.
 */
export function withoutBase(basePath: string, url: string): string {
  if (!basePath || !url.startsWith(basePath)) return url;
  const rest = url.slice(basePath.length);
  if (rest.startsWith('/')) return rest;
  return rest === '' || rest.startsWith('?') ? `/${rest}` : url;
}

/** A build's page below a path: its own files, which it names by `./`, and a mark for its scripts. */
export function pageBelow(basePath: string, html: string): string {
  const page = html.replaceAll('="./', `="${basePath}/`);
  const mark = `<meta name="observatorio-caminho" content="${basePath}" />`;
  return basePath ? page.replace('<head>', () => `<head>\n    ${mark}`) : page;
}
