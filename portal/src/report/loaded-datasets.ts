import { type AnyDataset, areas, type Filters } from '@observatorio/contract';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

const byId = new Map(
  Object.values(areas)
    .flatMap((area) => Object.values<AnyDataset>(area))
    .map((dataset) => [dataset.id, dataset]),
);

/** Matches datasets that only fill the lists of fields, which are not part of a page's data. */
const lists = /\.(options|synonyms|names)$/;

const loaded = new Set<string>();

/**
 * Returns the datasets shown by this page's tags, in order of arrival. Leaves out those that
 * require a filter that is no longer set.
 */
export const loadedDatasets = (filters: Filters): AnyDataset[] =>
  [...loaded]
    .flatMap((id) => (lists.test(id) ? [] : (byId.get(id) ?? [])))
    .filter(({ requires = [] }) => requires.length === 0 || requires.some((name) => filters[name]));

/** Records the datasets loaded by the current page's tags. */
export function useLoadedDatasets(): void {
  const { pathname } = useLocation();
  // Cleared when another page is opened.
  useEffect(() => {
    const note = (event: Event) => {
      loaded.add((event as CustomEvent<{ dataset: string }>).detail.dataset);
    };
    document.addEventListener('data-load', note);
    return () => {
      document.removeEventListener('data-load', note);
      loaded.clear();
    };
  }, [pathname]);
}
