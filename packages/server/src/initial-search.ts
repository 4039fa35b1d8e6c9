import {
  filtersFromSearch,
  formatFilters,
  initialProfile,
  isNewProfile,
  profile,
  profileFilters,
} from '@observatorio/contract';
import type { Store } from '@observatorio/store';
import { cachedRead } from './cached-read';

/** Time that a page waits for its initial filters, in ms. */
const TIMEOUT_MS = 500;

/**
 * Returns a function that adds a page's initial filters to its query string, which determines its
 * preloads. Only `/perfil` has any: without an occupation or a year, it starts with the first
 * occupation and the first sector.
 */
export function createInitialSearch(
  store: Store,
): (path: string, search: string) => Promise<string> {
  const readProfile = cachedRead(async () => {
    const { options } = profile;
    try {
      const query = store.resolve(options, {});
      const { rows } = await store.answer(options, query, AbortSignal.timeout(TIMEOUT_MS));
      return initialProfile(rows);
    } catch {
      // The page works without preloads: its cards report the failure.
      return {};
    }
  });
  return async (path, search) => {
    if (path !== '/perfil') return search;
    const filters = filtersFromSearch(search, profileFilters);
    if (!isNewProfile(filters)) return search;
    return formatFilters({ ...filters, ...(await readProfile('')) });
  };
}
