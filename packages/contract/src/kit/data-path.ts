import type { AnyDataset } from './dataset';
import { type Filters, formatFilters } from './filter';

/** Drops filters unknown to the dataset, since a group may be shared with another area. */
export const knownFilters = (dataset: AnyDataset, filters: Filters): Filters =>
  Object.fromEntries(
    dataset.filters.flatMap(({ name }) => (filters[name] ? [[name, filters[name]]] : [])),
  );

/**
 * Returns the path and query of a dataset with these filters. `more` lists further parameters, such
 * as `formato=csv`.
 */
export function dataPath(dataset: AnyDataset, filters: Filters, ...more: string[]): string {
  const query = [formatFilters(knownFilters(dataset, filters)), ...more].filter(Boolean).join('&');
  return query ? `${dataset.path}?${query}` : dataset.path;
}
