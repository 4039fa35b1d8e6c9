import {
  type FilterChange,
  type FilterDefinition,
  type Filters,
  filtersFromSearch,
  filtersToSearch,
  without,
} from '@observatorio/contract';
import type { FilterGroup } from './groups';

interface Binding {
  /** Name of the group. */
  group: string;
  definitions: readonly FilterDefinition[];
}

const bound: Binding[] = [];

/** Warns that a second group is bound to the URL, since parameters do not identify their group. */
function warnAboutSecond(group: string, first: string): void {
  const names = [group, first].map((name) => JSON.stringify(name));
  console.warn(
    `filters(${names[0]}): o endereço já guarda os filtros do grupo ${names[1]}, e os de mesmo nome se confundem. Use "address" num grupo só.`,
  );
}

/** Returns whether a group is synchronised with the page's URL. */
export const isBound = (group: string): boolean => bound.some((binding) => binding.group === group);

/**
 * Keeps a group and the page's URL in sync until the returned function is called. The group is
 * initialised from the URL. User writes in the same task create one history entry; restored states
 * create none. Back and forward navigation restores the filters. The URL omits defaults. Several
 * bindings of a group, one per family, act as one.
 */
export function bindAddress(
  group: FilterGroup,
  definitions: readonly FilterDefinition[],
): () => void {
  const { pathname } = location;
  const binding = { group: group.name, definitions };
  let scheduled = false;
  let isActive = true;
  let isChoice = false;

  const definitionsOfAll = () =>
    bound.filter((each) => each.group === group.name).map((each) => each.definitions);

  function flush(): void {
    scheduled = false;
    const write = isChoice ? 'pushState' : 'replaceState';
    isChoice = false;
    if (!isActive || location.pathname !== pathname) return;
    const search = definitionsOfAll().reduce(
      (written, each) => filtersToSearch(group.chosen(), each, written),
      location.search,
    );
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
    if (location.pathname !== pathname) return;
    const all = definitionsOfAll();
    const names = all.flat().map(({ name }) => name);
    const found = all.map((each) => filtersFromSearch(location.search, each));
    group.replace(Object.assign({}, without(group.chosen(), names), ...found));
  }

  const other = bound.find((each) => each.group !== group.name);
  if (other) warnAboutSecond(group.name, other.group);
  bound.push(binding);
  restore();
  const unsubscribe = group.subscribe(schedule);
  addEventListener('popstate', restore);
  return () => {
    isActive = false;
    bound.splice(bound.indexOf(binding), 1);
    unsubscribe();
    removeEventListener('popstate', restore);
  };
}
