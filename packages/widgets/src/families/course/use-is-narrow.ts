import { useSyncExternalStore } from 'react';

/**
 * Media query for windows too narrow to show a list and its details side by side. Excludes print,
 * where the details follow the list.
 */
const narrow = 'screen and (max-width: 1023px)';

const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(narrow);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the window is too narrow for a list next to its detail. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(narrow).matches);
