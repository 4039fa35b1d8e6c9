import { adoptApi } from './default-api';
import { followHeights } from './frame-height';
import { hideFailure, showFailure } from './load-failure';
import { explainOldBrowser, isOldBrowser } from './old-browser';
import { onRetry, retryAll } from './retry-event';
import { type LibraryScript, libraryScript } from './script-address';

/** Imports of each tag's module, direct and transitive. */
export interface ModuleImports {
  /** Paths of the shared modules, relative to the script. */
  paths: readonly string[];
  /** Tag → indexes of `paths`. */
  tags: Readonly<Record<string, readonly number[]>>;
}

/** Data that the build inserts into the loader script. */
export interface LoaderOptions {
  modules: ModuleImports;
  /** CSS that reserves the space of elements that are not defined yet. */
  reserve: string;
  /** Tags without a picture. */
  unpictured: readonly string[];
}

/** Functions of the loader, exposed globally as `observatorio`. */
export interface Loader {
  /**
   * Loads the tags inside a root, such as a shadow root attached after the initial scan, and tags
   * added there later.
   */
  discover(root: Document | ShadowRoot | Element): void;
  /** Resolves when every tag found on the page so far is defined. */
  allDefined(): Promise<void>;
}

declare global {
  var observatorio: Loader | undefined;
}

/** Global key of the tags already being loaded, so two loaders on a page share the work. */
const CLAIMED = Symbol.for('observatorio.loading/1');

const shared = globalThis as { [CLAIMED]?: Set<string> };

/** Adds the sheet that reserves space to a root, once. */
function reserveSpace(root: Document | ShadowRoot, sheet: CSSStyleSheet): void {
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

/** Downloads of shared modules by URL; failed ones are removed so they can be retried. */
const downloads = new Map<string, Promise<void>>();

/**
 * Fetches a shared module into the browser's cache. Unlike an import, a failed download can be
 * retried: browsers cache the failure of a module import until the page reloads.
 */
function download(href: string): Promise<void> {
  const known = downloads.get(href);
  if (known) return known;
  const started = fetchModule(href);
  downloads.set(href, started);
  started.catch(() => downloads.delete(href));
  return started;
}

async function fetchModule(href: string): Promise<void> {
  // The page's CSP may allow scripts from an origin but no other requests to it.
  let isForbidden = false;
  const forbid = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    isForbidden ||= blockedURI === href;
  };
  document.addEventListener('securitypolicyviolation', forbid);
  try {
    const response = await fetch(href, { credentials: 'same-origin' });
    if (!response.ok) throw new Error(`${href}: ${response.status}`);
    await response.arrayBuffer();
  } catch (error) {
    // The violation event fires after the rejection.
    await new Promise((resolve) => setTimeout(resolve));
    if (!isForbidden) throw error;
  } finally {
    document.removeEventListener('securitypolicyviolation', forbid);
  }
}

const parsed = (): Promise<unknown> | undefined =>
  document.readyState === 'loading'
    ? new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }))
    : undefined;

/**
 * Loads each tag's module once the tag appears on the page, and reserves space for its elements
 * until then. Modules are named after their tags and live in the script's folder.
 */
export function startLoader(options: LoaderOptions, script = libraryScript()): void {
  if (!script) return;
  adoptApi(script);
  followHeights(new URL(script.src).origin);
  const loader = (isOldBrowser() ? createExplainer : createLoader)(options, script);
  globalThis.observatorio ??= loader;
  loader.discover(document);
  // The parser attaches declarative shadow roots after inserting their hosts.
  void parsed()?.then(() => loader.discover(document));
}

/** Loader in browsers that cannot run the modules: says so in each element. */
const createExplainer = (
  { modules, unpictured }: LoaderOptions,
  { src }: LibraryScript,
): Loader => ({
  discover(root) {
    for (const element of Array.from(root.querySelectorAll(Object.keys(modules.tags).join())))
      explainOldBrowser(element, src, !unpictured.includes(element.localName));
  },
  allDefined: () => Promise.resolve(),
});

function createLoader({ modules, reserve }: LoaderOptions, { src }: LibraryScript): Loader {
  const claimed = (shared[CLAIMED] ??= new Set());
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(reserve);
  /** Elements whose module is loading or has failed, by tag. */
  const waiting = new Map<string, Set<Element>>();
  const failed = new Set<string>();
  let attempts = 0;

  const addressOf = (path: string) => new URL(path, src).href;

  async function load(tag: string): Promise<void> {
    claimed.add(tag);
    failed.delete(tag);
    // Browsers cache a failed import by URL, so each retry needs a new URL.
    const address = addressOf(attempts > 0 ? `${tag}.js?tentativa=${attempts}` : `${tag}.js`);
    const imports = (modules.tags[tag] ?? []).map((index) => modules.paths[index] ?? '');
    preload(address);
    try {
      await Promise.all(imports.map((path) => download(addressOf(path))));
      await import(address);
    } catch (error) {
      claimed.delete(tag);
      failed.add(tag);
      for (const element of waiting.get(tag) ?? []) showFailure(element, retryAll);
      console.error(`<${tag}>: o módulo do elemento não pôde ser carregado.`, error);
    }
  }

  /** Returns the tag's waiting elements, which are tracked until any script defines the tag. */
  function elementsOf(tag: string): Set<Element> {
    const known = waiting.get(tag);
    if (known) return known;
    const elements = new Set<Element>();
    waiting.set(tag, elements);
    void customElements.whenDefined(tag).then(() => {
      waiting.delete(tag);
      for (const element of elements) hideFailure(element);
    });
    return elements;
  }

  function found(element: Element): void {
    const { localName } = element;
    if (customElements.get(localName)) return;
    elementsOf(localName).add(element);
    if (!claimed.has(localName)) void load(localName);
  }

  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element) scan(node);
    }
  });

  function visit(element: Element): void {
    const { localName } = element;
    if (Object.hasOwn(modules.tags, localName)) return found(element);
    if (element.shadowRoot) return discover(element.shadowRoot);
    // Another library's element may attach its shadow root on definition.
    if (localName.includes('-') && element.matches(':not(:defined)')) {
      void customElements.whenDefined(localName).then(() => {
        if (element.shadowRoot) discover(element.shadowRoot);
      });
    }
  }

  function scan(root: Document | ShadowRoot | Element): void {
    if (root instanceof Element) visit(root);
    for (const element of root.querySelectorAll('*')) visit(element);
  }

  function discover(root: Document | ShadowRoot | Element): void {
    const tree = root.getRootNode();
    if (tree instanceof Document || tree instanceof ShadowRoot) reserveSpace(tree, sheet);
    observer.observe(root, { childList: true, subtree: true });
    scan(root);
  }

  onRetry(() => {
    attempts += 1;
    for (const tag of failed) void load(tag);
  });

  return {
    discover,
    async allDefined() {
      await parsed();
      await Promise.all([...waiting.keys()].map((tag) => customElements.whenDefined(tag)));
    },
  };
}
