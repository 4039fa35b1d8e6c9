import { LRUCache } from 'lru-cache';

/** Time for which a value is reused, in ms. */
const FRESH = 1000;

const MAX_PATHS = 200;

/** Caches the result of reading a path for one second, because every page needs it. */
export function cachedRead<Value>(
  read: (path: string) => Promise<Value>,
): (path: string) => Promise<Value> {
  const values = new LRUCache<string, Promise<Value>>({ max: MAX_PATHS, ttl: FRESH });
  return (path) => {
    const known = values.get(path);
    if (known) return known;
    const value = read(path);
    values.set(path, value);
    return value;
  };
}
