import { useSyncExternalStore } from 'react';

/** Windows in which a list and the detail of its choice do not fit side by side; on paper they follow each other. */
const narrow = 'screen and (max-width: 1023px)';

const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(narrow);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the window is too narrow for two columns, of a list and a detail. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(narrow).matches);
