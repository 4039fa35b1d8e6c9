import { placePath } from '@observatorio/domain';
import { basePath, routePath } from './base-path';

/** What the server writes for the page of a place. */
export interface PlaceContent {
  /** Path of the page, which a wrong spelling is redirected to. */
  path: string;
  /** Name of the place; empty if the place does not exist. */
  title: string;
  /** Title of the browser tab, without the portal's name. */
  tabTitle: string;
  html: string;
}

const PLACE = '.place';

/** Reads the content from a page; undefined if the page is not about a place. */
function contentOf(page: Document, path: string): PlaceContent | undefined {
  const html = page.querySelector(PLACE)?.innerHTML;
  const title = page.querySelector('h1')?.textContent ?? '';
  const [tabTitle = title] = page.title.split(' · ');
  return html === undefined ? undefined : { path, title, tabTitle, html };
}

const firstPath = typeof document === 'undefined' ? '' : (routePath(location.pathname) ?? '');

/** Content of the first page, read before the scripts replace it. */
const first = import.meta.env.SSR
  ? { path: placePath('', 'Brasil'), title: 'Brasil', tabTitle: 'Brasil', html: '' }
  : contentOf(document, firstPath);

export const placeContent = {
  /** Returns the content of the first page, if that is about the place at a path. */
  first: (path: string): PlaceContent | undefined => (first?.path === path ? first : undefined),

  /** Loads the content of the page at a path. Rejects if the server does not respond. */
  async load(path: string, signal: AbortSignal): Promise<PlaceContent> {
    const response = await fetch(basePath + path, { signal, headers: { accept: 'text/html' } });
    if (response.status === 404) return { path, title: '', tabTitle: '', html: '' };
    const { pathname } = new URL(response.url);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const content = contentOf(page, routePath(pathname) ?? path);
    if (!response.ok || !content) throw new Error(`No content at ${path}: ${response.status}`);
    return content;
  },
};
