import type { Declaration } from './declaration';
import { adoptApi } from './default-api';
import { defineElements } from './element';
import { explainOldBrowser, isOldBrowser } from './old-browser';
import { libraryScript } from './script-address';
import { rememberFolder } from './script-folder';

/** Defines the elements bundled in the running script. The API defaults to the script's portal. */
export function startSingleScript(declarations: readonly Declaration[]): void {
  // Must run first: elements already on the page request data as soon as they are defined.
  const script = libraryScript();
  if (script) {
    adoptApi(script);
    rememberFolder(script.src);
  }
  if (script && isOldBrowser()) {
    for (const { tag, model } of declarations) {
      for (const element of Array.from(document.querySelectorAll(tag)))
        explainOldBrowser(element, script.src, model !== undefined);
    }
  } else defineElements(declarations);
}
