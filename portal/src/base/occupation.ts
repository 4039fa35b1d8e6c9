import type { Area, Filters } from '@observatorio/contract';
import { filters } from '@observatorio/widgets/bus';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** Returns the active filters of an area's group, and subscribes to their changes. */
export function useGroupFilters({ family }: Area): Filters {
  const group = filters(family, family);
  return useSyncExternalStore(group.subscribe, group.get, group.get);
}

/** Returns the first active code of a filter in an area's group, if any. */
export const useChosen = (area: Area, filter: string): string | undefined =>
  useGroupFilters(area)[filter]?.[0];

/**
 * Returns the `field` that a tag has loaded for the chosen code, such as its name; undefined while
 * no code is chosen.
 */
export function useLoadedName(
  dataset: string,
  field: string,
  code: string | undefined,
): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => {
    const read = (event: Event) => {
      const { detail } = event as CustomEvent<{ dataset: string; rows: Record<string, string>[] }>;
      if (detail.dataset === dataset) setName(detail.rows[0]?.[field]);
    };
    document.addEventListener('data-load', read);
    return () => document.removeEventListener('data-load', read);
  }, [dataset, field]);
  return code && name;
}
