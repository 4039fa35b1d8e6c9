/** Set once for all copies of the library on a page, by the script that loads one. */
const KEY = Symbol.for('observatorio.api/1');

const shared = globalThis as { [KEY]?: string };

/** The API of the tags that name none: the loading script's, else the page's own origin. */
export const defaultApi = (): string => shared[KEY] ?? location.origin;

/** Takes the API from a loading script: its `data-api`, else its origin. The first script wins. */
export function adoptApi(script: HTMLScriptElement): void {
  shared[KEY] ??= script.dataset.api || new URL(script.src, location.href).origin;
}
