import { adoptApi } from './default-api';
import { ownScript } from './own-script';

/**
 * Loads the module of each of these tags when the page holds one, now or later. The modules
 * stand beside the script, each under its tag's name.
 */
export function startLoader(tags: readonly string[]): void {
  const script = ownScript('loader.js');
  if (!script) return;
  adoptApi(script);
  const missing = new Set(tags);

  function load(tag: string): void {
    if (!missing.delete(tag)) return;
    import(new URL(`${tag}.js`, script?.src).href).catch((error: unknown) => {
      missing.add(tag);
      console.error(`<${tag}>: o módulo do elemento não pôde ser carregado.`, error);
    });
  }

  function search(root: Element): void {
    if (missing.size === 0) return;
    load(root.localName);
    for (const { localName } of root.querySelectorAll([...missing].join())) load(localName);
  }

  search(document.documentElement);
  new MutationObserver((mutations) => {
    for (const node of mutations.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element) search(node);
    }
  }).observe(document.documentElement, { childList: true, subtree: true });
}
