/**
 * The script element that runs this code: the current script or, for a module, the one whose URL
 * ends with this file name. Undefined if there is none.
 */
export function findScript(fileName: string): HTMLScriptElement | undefined {
  if (document.currentScript instanceof HTMLScriptElement) return document.currentScript;
  return [...document.scripts].find(
    ({ src }) => src && new URL(src).pathname.endsWith(`/${fileName}`),
  );
}
