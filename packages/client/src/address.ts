import {
  type AnyDataset,
  type Filters,
  formatFilters,
  MANIFEST_PATH,
} from '@observatorio/contract';

const base = (api: string): string => api.replace(/\/+$/, '');

/** Filters of another area that share a group mean nothing to this dataset. */
const known = (dataset: AnyDataset, filters: Filters): Filters =>
  Object.fromEntries(
    dataset.filters.flatMap(({ name }) => (filters[name] ? [[name, filters[name]]] : [])),
  );

function address(path: string, query: readonly string[]): string {
  const search = query.filter(Boolean).join('&');
  return search ? `${path}?${search}` : path;
}

/** Where a dataset answers under filters. `api` is the address of the API, as `https://host`. */
export const dataUrl = (api: string, dataset: AnyDataset, filters: Filters): string =>
  address(base(api) + dataset.path, [formatFilters(known(dataset, filters))]);

/** The same data as a CSV file. */
export const csvUrl = (api: string, dataset: AnyDataset, filters: Filters): string =>
  address(base(api) + dataset.path, [formatFilters(known(dataset, filters)), 'formato=csv']);

export const manifestUrl = (api: string): string => base(api) + MANIFEST_PATH;
