import type { FilterDefinition } from '@observatorio/contract';
import { filtersFromSearch, filtersToSearch } from './address';
import type { FilterGroup } from './groups';

/**
 * Keeps a group and the page's address equal, until the returned function is called: each change
 * makes one history entry, however many writes it took; back and forward restore the filters.
 * At the start the group takes the address's filters. What stands by default is left out of it.
 */
export function bindAddress(
  group: FilterGroup,
  definitions: readonly FilterDefinition[],
): () => void {
  const { pathname } = location;
  let scheduled = false;
  let bound = true;

  const fromAddress = () => filtersFromSearch(location.search, definitions);

  function flush(): void {
    scheduled = false;
    if (!bound || location.pathname !== pathname) return;
    const search = filtersToSearch(group.chosen(), definitions, location.search);
    if (search === location.search) return;
    history.pushState(history.state, '', location.pathname + search + location.hash);
  }

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    queueMicrotask(flush);
  }

  function restore(): void {
    if (location.pathname === pathname) group.replace(fromAddress());
  }

  restore();
  const unsubscribe = group.subscribe(schedule);
  addEventListener('popstate', restore);
  return () => {
    bound = false;
    unsubscribe();
    removeEventListener('popstate', restore);
  };
}
