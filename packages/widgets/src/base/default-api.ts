import { apiRule } from './api-rule';
import type { LibraryScript } from './script-address';
import { warnAboutValue } from './warn';

/** Global key shared by all copies of the library on a page; set by the first loading script. */
const KEY = Symbol.for('observatorio.api/1');

/** Global key of the folder that the library was loaded from. */
const LIBRARY = Symbol.for('observatorio.library/1');

const shared = globalThis as { [KEY]?: string; [LIBRARY]?: string };

/** Default API URL of all tags: from the page or the loading script, or else the origin of the page. */
export const defaultApi = (): string => shared[KEY] ?? location.origin;

/** The address of an API as other pages need it: absolute, without a slash at its end. */
export const absoluteApi = (api: string): string =>
  new URL(api, document.baseURI).href.replace(/[?#].*$/, '').replace(/\/+$/, '');

/** The valid `data-api` of a script. */
function givenApi(api: string | undefined): string | undefined {
  if (!api || apiRule.accepts(api)) return api;
  warnAboutValue('script', 'data-api', api, apiRule.allowed);
  return undefined;
}

/** The portal whose server sends a script: a proxy may serve it below a path of its origin. */
export function portalOf(src: string): string {
  const { origin, pathname } = new URL(src);
  const end = pathname.lastIndexOf('/widgets/');
  return origin + (end > 0 ? pathname.slice(0, end) : '');
}

/** The folder of a script of the library, without that of its release; with a slash at its end. */
export const libraryOf = (src: string): string =>
  src.replace(/[^/]*([?#].*)?$/, '').replace(/\/\d+\.\d+\.\d+[^/]*\/$/, '/');

/** The folder that the library was loaded from, or else that of an API; with a slash at its end. */
export const libraryFolder = (api: string): string => shared[LIBRARY] ?? `${api}/widgets/`;

/** Sets the default API of a page. The first call wins. */
export function setDefaultApi(api: string): void {
  shared[KEY] ??= api;
}

/**
 * Sets the default API from a script, its `data-api` or else its portal, and the folder of the
 * library. The first call wins.
 */
export function adoptApi({ src, element }: LibraryScript): void {
  shared[LIBRARY] ??= libraryOf(src);
  setDefaultApi(givenApi(element?.dataset.api) || portalOf(src));
}

/** As `adoptApi`, for the module at an address, which a page may contain without a loader. */
export const adoptModule = (src: string): void =>
  adoptApi({ src, element: [...document.scripts].find((script) => script.src === src) });
