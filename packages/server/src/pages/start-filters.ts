import { type Filters, filtersFromSearch } from '@observatorio/contract';
import { type Page, pageList } from '@observatorio/pages';
import type { Store } from '@observatorio/store';
import { cachedRead } from '../http/cached-read';

/** Time that a page waits for the filters that it chooses itself, in ms. */
const TIMEOUT_MS = 500;

/**
 * Returns a function that reads the filters that a page at a URL chooses itself, such as the first
 * occupation of a profile; undefined for none.
 */
export function createStartFilters(
  store: Store,
): (page: Page, search: string) => Promise<Filters | undefined> {
  const readStart = cachedRead(async (path): Promise<Filters | undefined> => {
    const { start } = pageList.find((page) => page.path === path) ?? {};
    if (!start) return undefined;
    try {
      const query = store.resolve(start.options, {});
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const { rows } = await store.answer(start.options, query, signal);
      return start.filtersOf(rows);
    } catch {
      // The page works without preloads: its cards report the failure.
      return undefined;
    }
  });
  return async ({ path, area, start }, search) => {
    const isNew = area && start?.isNew(filtersFromSearch(search, area.filters));
    return isNew ? readStart(path) : undefined;
  };
}
