import type { Declaration } from './declaration';
import { adoptApi } from './default-api';
import { defineElements } from './element';
import { ownScript } from './script-address';
import { rememberFolder } from './script-folder';

/** Defines elements from a script that contains them, and whose address gives that of the API. */
export function startSingleScript(declarations: readonly Declaration[]): void {
  // Must come first: elements already on the page request data as soon as they are defined.
  const script = ownScript();
  if (script) {
    adoptApi(script);
    rememberFolder(script.src);
  }
  defineElements(declarations);
}
