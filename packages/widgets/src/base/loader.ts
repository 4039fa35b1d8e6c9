import { adoptApi } from './default-api';
import { findScript } from './find-script';

/**
 * Loads the module of each tag once the page contains that tag, now or later. Modules are named
 * after their tags and live in the folder of the script.
 */
export function startLoader(tags: readonly string[]): void {
  const script = findScript('loader.js');
  if (!script) return;
  adoptApi(script);
  const pending = new Set(tags);

  function load(tag: string): void {
    if (!pending.delete(tag)) return;
    import(new URL(`${tag}.js`, script?.src).href).catch((error: unknown) => {
      pending.add(tag);
      console.error(`<${tag}>: o módulo do elemento não pôde ser carregado.`, error);
    });
  }

  function scan(root: Element): void {
    if (pending.size === 0) return;
    load(root.localName);
    for (const { localName } of root.querySelectorAll([...pending].join())) load(localName);
  }

  scan(document.documentElement);
  new MutationObserver((mutations) => {
    for (const node of mutations.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element) scan(node);
    }
  }).observe(document.documentElement, { childList: true, subtree: true });
}
