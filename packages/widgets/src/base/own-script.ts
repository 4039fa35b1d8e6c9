/**
 * The script tag that runs this code: the current one, or, where it is a module, the one whose
 * address ends with this file name.
 */
export function ownScript(fileName: string): HTMLScriptElement | undefined {
  if (document.currentScript instanceof HTMLScriptElement) return document.currentScript;
  return [...document.scripts].find(
    ({ src }) => src && new URL(src).pathname.endsWith(`/${fileName}`),
  );
}
