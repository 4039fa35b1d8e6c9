import type { FilterDefinition, Filters } from '@observatorio/contract';
import { filtersFromSearch, filtersToSearch } from './address';
import { type FilterChange, without } from './group-rule';
import type { FilterGroup } from './groups';

/** Names of the bound groups, one entry per binding. */
const bound: string[] = [];

/** Warns that a second group is bound to the URL, since parameters do not identify their group. */
function warnAboutSecond(group: string, first: string): void {
  const names = [group, first].map((name) => JSON.stringify(name));
  console.warn(
    `filters(${names[0]}): o endereço já guarda os filtros do grupo ${names[1]}, e os de mesmo nome se confundem. Use "address" num grupo só.`,
  );
}

const sorted = (search: string): string => search.slice(1).split('&').toSorted().join('&');

/** Returns whether a group is synchronised with the page's URL. */
export const isBound = (group: string): boolean => bound.includes(group);

/**
 * Keeps a group and the page's URL in sync until the returned function is called. The group is
 * initialised from the URL. User writes in the same task create one history entry; restored states
 * create none. Back and forward navigation restores the filters. The URL omits defaults. Filters of
 * the group that are not in `definitions` are left to the binding of another family.
 */
export function bindAddress(
  group: FilterGroup,
  definitions: readonly FilterDefinition[],
): () => void {
  const { pathname } = location;
  const names = definitions.map(({ name }) => name);
  let scheduled = false;
  let isActive = true;
  let isChoice = false;

  const fromAddress = () => filtersFromSearch(location.search, definitions);

  function flush(): void {
    scheduled = false;
    const write = isChoice ? 'pushState' : 'replaceState';
    isChoice = false;
    if (!isActive || location.pathname !== pathname) return;
    const search = filtersToSearch(group.chosen(), definitions, location.search);
    // Bindings of two families would otherwise reorder each other's parameters.
    if (sorted(search) === sorted(location.search)) return;
    history[write](history.state, '', location.pathname + search + location.hash);
  }

  function schedule(_: Filters, { isState }: FilterChange): void {
    isChoice ||= !isState;
    if (scheduled) return;
    scheduled = true;
    queueMicrotask(flush);
  }

  function restore(): void {
    if (location.pathname !== pathname) return;
    group.replace({ ...without(group.chosen(), names), ...fromAddress() });
  }

  const other = bound.find((name) => name !== group.name);
  if (other !== undefined) warnAboutSecond(group.name, other);
  bound.push(group.name);
  restore();
  const unsubscribe = group.subscribe(schedule);
  addEventListener('popstate', restore);
  return () => {
    isActive = false;
    bound.splice(bound.indexOf(group.name), 1);
    unsubscribe();
    removeEventListener('popstate', restore);
  };
}
