import { placePath } from '@observatorio/domain';
import { useLayoutEffect } from 'react';
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
  /** Elements that describe the page to search engines and link previews. */
  head: readonly Element[];
}

const PLACE = '.place';

/** Elements of the head that describe a page: each replaces those of the page before. */
const DESCRIPTION =
  'link[rel="canonical"], script[type="application/ld+json"], meta[name="description"], meta[property="og:title"], meta[property="og:description"]';

const descriptionIn = (page: Document): Element[] => [...page.head.querySelectorAll(DESCRIPTION)];

/** Reads the content from a page; undefined if the page is not about a place. */
function contentOf(page: Document, path: string): PlaceContent | undefined {
  const html = page.querySelector(PLACE)?.innerHTML;
  const title = page.querySelector('h1')?.textContent ?? '';
  const [tabTitle = title] = page.title.split(' · ');
  return html === undefined
    ? undefined
    : { path, title, tabTitle, html, head: descriptionIn(page) };
}

const firstPath = typeof document === 'undefined' ? '' : (routePath(location.pathname) ?? '');

/** Content of the first page, read before the scripts replace it. */
const first = import.meta.env.SSR
  ? { path: placePath('', 'Brasil'), title: 'Brasil', tabTitle: 'Brasil', html: '', head: [] }
  : contentOf(document, firstPath);

function showHead(elements: readonly Element[]): void {
  for (const element of descriptionIn(document)) element.remove();
  document.head.append(...elements);
}

/** Describes the page of a place to search engines and link previews while it is shown. */
export function usePlaceHead(head: readonly Element[] | undefined): void {
  useLayoutEffect(() => {
    if (!head) return undefined;
    showHead(head);
    return () => showHead([]);
  }, [head]);
}

export const placeContent = {
  /** Returns the content of the first page, if that is about the place at a path. */
  first: (path: string): PlaceContent | undefined => (first?.path === path ? first : undefined),

  /** Loads the content of the page at a path. Rejects if the server does not respond. */
  async load(path: string, signal: AbortSignal): Promise<PlaceContent> {
    const response = await fetch(basePath + path, { signal, headers: { accept: 'text/html' } });
    if (response.status === 404) return { path, title: '', tabTitle: '', html: '', head: [] };
    const { pathname } = new URL(response.url);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const content = contentOf(page, routePath(pathname) ?? path);
    if (!response.ok || !content) throw new Error(`No content at ${path}: ${response.status}`);
    return content;
  },
};
