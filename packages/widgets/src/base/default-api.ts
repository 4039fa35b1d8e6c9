import { apiRule } from './api-rule';
import type { LibraryScript } from './script-address';
import { warnAboutValue } from './warn';

/** Global key of the default API URL, which all copies of the library on a page share. */
const KEY = Symbol.for('observatorio.api/1');

/** Global key of the folder that the library is served from. */
const LIBRARY = Symbol.for('observatorio.library/1');

const shared = globalThis as { [KEY]?: string; [LIBRARY]?: string };

/**
 * Default API URL of all tags: set by the page or the loading script; otherwise the page's origin.
 */
export const defaultApi = (): string => shared[KEY] ?? location.origin;

/** API URL that works on other pages: absolute, without a trailing slash. */
export const absoluteApi = (api: string): string =>
  new URL(api, document.baseURI).href.replace(/[?#].*$/, '').replace(/\/+$/, '');

/** Returns the `data-api` of a script if it is valid. */
function givenApi(api: string | undefined): string | undefined {
  if (!api || apiRule.accepts(api)) return api;
  warnAboutValue('script', 'data-api', api, apiRule.allowed);
  return undefined;
}

/** Base URL of the portal that serves a script, including any base path added by a proxy. */
export function portalOf(src: string): string {
  const { origin, pathname } = new URL(src);
  const end = pathname.lastIndexOf('/widgets/');
  return origin + (end > 0 ? pathname.slice(0, end) : '');
}

/** Folder that serves a library script, excluding the release folder, with a trailing slash. */
export const libraryOf = (src: string): string =>
  src.replace(/[^/]*([?#].*)?$/, '').replace(/\/\d+\.\d+\.\d+[^/]*\/$/, '/');

/** Folder that serves the library, by default that of the API, with a trailing slash. */
export const libraryFolder = (api: string): string => shared[LIBRARY] ?? `${api}/widgets/`;

/** Sets the default API of a page. The first call wins. */
export function setDefaultApi(api: string): void {
  shared[KEY] ??= api;
}

/**
 * Sets the default API from a script's `data-api` or, failing that, from the portal that serves the
 * script; also records the library's folder. The first call wins.
 */
export function adoptApi({ src, element }: LibraryScript): void {
  shared[LIBRARY] ??= libraryOf(src);
  setDefaultApi(givenApi(element?.dataset.api) || portalOf(src));
}

/** Like `adoptApi`, but for a module's URL: a page may include a module without the loader. */
export const adoptModule = (src: string): void =>
  adoptApi({ src, element: [...document.scripts].find((script) => script.src === src) });
