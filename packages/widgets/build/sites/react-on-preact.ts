/*
 * Alias of `react` in the scripts for other sites: all hooks, but only those parts of preact/compat
 * that are used. Libraries that import the React namespace would otherwise bundle all of it.
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

// r2wc uses this from the default export.
export default { createElement };
