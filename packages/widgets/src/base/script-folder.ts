/** Where the single script keeps the address of its folder, for the modules that stand beside it. */
export const FOLDER_KEY = 'observatorio.folder/1';

/**
 * A script of another origin has no address of its own that `import('./…')` could start from:
 * https://html.spec.whatwg.org/multipage/webappapis.html#creating-a-classic-script
 */
export function rememberFolder(script: HTMLScriptElement): void {
  Reflect.set(globalThis, Symbol.for(FOLDER_KEY), new URL('.', script.src).href);
}
