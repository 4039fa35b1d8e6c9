import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPagePath } from '@observatorio/domain';
import { cachedRead } from './cached-read';

/**
 * Pages whose content depends on a parameter: path → suffix of the file name and the parameters.
 */
const variants: Readonly<Record<string, readonly (readonly [ending: string, ...string[]])[]>> = {
  '/busca-cargo': [
    ['assunto', 'cbo', 'cod_cbo'],
    ['comparar', 'comparar'],
  ],
  '/perfil': [['assunto', 'cbo', 'codigoBrasileiroOcupacao']],
};

/** Pages whose prerendered HTML is only valid without parameters. */
const withoutParameters = ['/incorporar'];

/** File name of a page's prerendered HTML, without extension; undefined if there is none. */
function templateName(path: string, search: string): string | undefined {
  if (!isPagePath(path) || !/^\/[a-z-]+$/.test(path)) return undefined;
  if (search && withoutParameters.includes(path)) return undefined;
  const parameters = new URLSearchParams(search);
  const [ending] =
    variants[path]?.find(([, ...names]) => names.some((name) => parameters.has(name))) ?? [];
  return path.slice(1) + (ending ? `-${ending}` : '');
}

const read = cachedRead((path) => readFile(path, 'utf8').catch(() => undefined));

/** The HTML of a page. */
export interface Template {
  /**
   * Prerendered HTML, with the route's heading and opening text; equals `plain` if there is none.
   */
  page: string;
  /** HTML without any content. */
  plain: string;
}

/** Reads the HTML of a page; undefined while nothing is built. */
export async function readTemplate(
  portal: string,
  path: string,
  search: string,
): Promise<Template | undefined> {
  const plain = await read(join(portal, 'index.html'));
  if (plain === undefined) return undefined;
  const name = templateName(path, search);
  return { plain, page: (name && (await read(join(portal, 'pages', `${name}.html`)))) ?? plain };
}
