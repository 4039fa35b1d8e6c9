/*
 * Alias of `react` in the scripts for other sites: all hooks, but only the used parts of
 * preact/compat. Libraries that import the React namespace would otherwise bundle all of it.
 */
import { createElement } from 'preact/compat';

export {
  Component,
  cloneElement,
  createContext,
  createElement,
  Fragment,
  forwardRef,
  useSyncExternalStore,
  version,
} from 'preact/compat';
export * from 'preact/hooks';

// r2wc uses this through the default export.
export default { createElement };
