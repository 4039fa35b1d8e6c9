import { useSyncExternalStore } from 'react';

/** Phones, on which a list and the detail of its choice do not fit side by side. */
const narrow = '(max-width: 719px)';

const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(narrow);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the window is as narrow as that of a phone. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(narrow).matches);
