import type { Filters } from '@observatorio/contract';
import type { Area } from '@observatorio/widgets/areas';
import { filters } from '@observatorio/widgets/bus';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** The active filters of the group of an area. */
export function useGroupFilters({ family }: Area): Filters {
  const group = filters(family, family);
  return useSyncExternalStore(group.subscribe, group.get);
}

/** The first active code of a filter in the group of an area, if any. */
export const useChosen = (area: Area, filter: string): string | undefined =>
  useGroupFilters(area)[filter]?.[0];

/** Title of the occupation that a tag has loaded; undefined while none is selected. */
export function useOccupationTitle(dataset: string, code: string | undefined): string | undefined {
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    const read = (event: Event) => {
      const { detail } = event as CustomEvent<{ dataset: string; rows: { title: string }[] }>;
      if (detail.dataset === dataset) setTitle(detail.rows[0]?.title);
    };
    document.addEventListener('data-load', read);
    return () => document.removeEventListener('data-load', read);
  }, [dataset]);
  return code && title;
}
