/** Adds a listener. Returns the function that removes it. */
export type Subscribe = (listener: () => void) => () => void;

/** Creates a set of listeners. */
export function createListeners() {
  const listeners = new Set<() => void>();
  const subscribe: Subscribe = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  return { subscribe, notify };
}
