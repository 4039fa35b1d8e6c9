import type { Area } from '@observatorio/widgets/areas';
import { filters } from '@observatorio/widgets/bus';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** The first code in force of a filter of an area's group; undefined without one. */
export function useChosen({ family }: Area, filter: string): string | undefined {
  const group = filters(family, family);
  return useSyncExternalStore(group.subscribe, () => group.get()[filter]?.[0]);
}

/** The title of the occupation that a tag has data of; undefined while none is chosen. */
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
