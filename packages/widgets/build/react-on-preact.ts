/*
 * What `react` is in the scripts for other sites: all hooks, and of the rest only what something
 * uses. A library that takes React whole would bring all of preact/compat with it.
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

// r2wc takes this one from the default export.
export default { createElement };
