import { LRUCache } from 'lru-cache';

/** Milliseconds for which what was read counts as current. */
const FRESH = 1000;

const MAX_PATHS = 200;

/** Reads what is at a path at most once a second, because every page needs it. */
export function recently<Value>(
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
