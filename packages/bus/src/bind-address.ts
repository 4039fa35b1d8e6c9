import type { FilterDefinition } from '@observatorio/contract';
import { filtersFromSearch, filtersToSearch } from './address';
import type { FilterGroup } from './groups';

/**
 * Keeps a group and the page's address equal, until the returned function is called: each change
 * makes one history entry, however many writes it took; back and forward restore the filters.
 * At the start the address wins over what the group holds, filter by filter.
 */
export function bindAddress(
  group: FilterGroup,
  definitions: readonly FilterDefinition[],
): () => void {
  const { pathname } = location;
  let scheduled = false;
  let bound = true;

  const fromAddress = () => filtersFromSearch(location.search, definitions);

  function write(method: 'pushState' | 'replaceState'): void {
    const search = filtersToSearch(group.get(), definitions, location.search);
    if (search === location.search) return;
    history[method](history.state, '', location.pathname + search + location.hash);
  }

  function flush(): void {
    scheduled = false;
    if (bound && location.pathname === pathname) write('pushState');
  }

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    queueMicrotask(flush);
  }

  function restore(): void {
    if (location.pathname === pathname) group.replace(fromAddress());
  }

  group.replace({ ...group.get(), ...fromAddress() });
  write('replaceState');
  const unsubscribe = group.subscribe(schedule);
  addEventListener('popstate', restore);
  return () => {
    bound = false;
    unsubscribe();
    removeEventListener('popstate', restore);
  };
}
