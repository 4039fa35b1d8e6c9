import type { FilterDefinition, Filters } from '@observatorio/contract';
import { filtersFromSearch, filtersToSearch } from './address';
import type { FilterChange } from './group-rule';
import type { FilterGroup } from './groups';

/**
 * Keeps a group and the page's address in sync until the returned function is called. The group
 * first takes the filters of the address. Each choice then makes one history entry, however many
 * writes it took; restored states make none. Back and forward restore the filters. The address
 * omits defaults.
 */
export function bindAddress(
  group: FilterGroup,
  definitions: readonly FilterDefinition[],
): () => void {
  const { pathname } = location;
  let scheduled = false;
  let bound = true;
  let isChoice = false;

  const fromAddress = () => filtersFromSearch(location.search, definitions);

  function flush(): void {
    scheduled = false;
    const write = isChoice ? 'pushState' : 'replaceState';
    isChoice = false;
    if (!bound || location.pathname !== pathname) return;
    const search = filtersToSearch(group.chosen(), definitions, location.search);
    if (search === location.search) return;
    history[write](history.state, '', location.pathname + search + location.hash);
  }

  function schedule(_: Filters, { isState }: FilterChange): void {
    isChoice ||= !isState;
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
