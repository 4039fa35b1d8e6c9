/** Global key under which the single script keeps the URL of its folder. */
export const FOLDER_KEY = 'observatorio.folder/1';

/**
 * Stores the folder of a script, as the base URL of its dynamic imports. A classic script from
 * another origin has no base URL to import from:
 * https://html.spec.whatwg.org/multipage/webappapis.html#creating-a-classic-script
 */
export function rememberFolder(src: string): void {
  Reflect.set(globalThis, Symbol.for(FOLDER_KEY), new URL('.', src).href);
}
