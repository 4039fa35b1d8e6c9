/** Global key under which the single script stores its folder URL. */
export const FOLDER_KEY = 'observatorio.folder/1';

/**
 * Stores a script's folder as the base URL of its dynamic imports. A classic script from another
 * origin has no base URL for imports:
 * https://html.spec.whatwg.org/multipage/webappapis.html#creating-a-classic-script
 */
export function rememberFolder(src: string): void {
  Reflect.set(globalThis, Symbol.for(FOLDER_KEY), new URL('.', src).href);
}
