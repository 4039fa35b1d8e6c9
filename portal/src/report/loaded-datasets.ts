import { type AnyDataset, areas, type Filters } from '@observatorio/contract';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

const byId = new Map(
  Object.values(areas)
    .flatMap((area) => Object.values<AnyDataset>(area))
    .map((dataset) => [dataset.id, dataset]),
);

/** Lists that fields offer, which are no data of a page. */
const lists = /\.(options|synonyms|names)$/;

const loaded = new Set<string>();

/**
 * The datasets that the tags of this page have shown, in the order of their arrival, without those
 * that need a filter that is no longer set.
 */
export const loadedDatasets = (filters: Filters): AnyDataset[] =>
  [...loaded]
    .flatMap((id) => (lists.test(id) ? [] : (byId.get(id) ?? [])))
    .filter(({ requires = [] }) => requires.length === 0 || requires.some((name) => filters[name]));

/** Notes the datasets that the tags of the current page load. */
export function useLoadedDatasets(): void {
  const { pathname } = useLocation();
  // Each page begins with none.
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
