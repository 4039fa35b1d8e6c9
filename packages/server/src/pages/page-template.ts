import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formAt, pageAt } from '@observatorio/pages';
import { cachedRead } from '../http/cached-read';

/** File name of a page's prerendered HTML, without extension; undefined if there is none. */
function templateName(path: string, search: string): string | undefined {
  const page = pageAt(path);
  return page && !(search && page.readsQuery) ? formAt(page, search)?.file : undefined;
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

/** Reads a prerendered file, given without extension; undefined while it is not built. */
export const readPage = (portal: string, file: string): Promise<string | undefined> =>
  read(join(portal, 'pages', `${file}.html`));

/** Reads the HTML of a page; undefined while nothing is built. */
export async function readTemplate(
  portal: string,
  path: string,
  search: string,
): Promise<Template | undefined> {
  const plain = await read(join(portal, 'index.html'));
  if (plain === undefined) return undefined;
  const name = templateName(path, search);
  return { plain, page: (name && (await readPage(portal, name))) ?? plain };
}
