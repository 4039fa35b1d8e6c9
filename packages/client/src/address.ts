import {
  type AnyDataset,
  type Filters,
  formatFilters,
  isApiAddress,
  MANIFEST_PATH,
} from '@observatorio/contract';

/** Refused addresses, each of which is logged once. */
const refused = new Set<string>();

/** The base of all URLs; the origin of the page in place of a refused address. */
function base(api: string): string {
  if (isApiAddress(api)) return api.replace(/\/+$/, '');
  if (!refused.has(api)) console.warn(`${JSON.stringify(api)} is not the address of an API.`);
  refused.add(api);
  return '';
}

/** Drops filters that the dataset does not have: a group may be shared with another area. */
const known = (dataset: AnyDataset, filters: Filters): Filters =>
  Object.fromEntries(
    dataset.filters.flatMap(({ name }) => (filters[name] ? [[name, filters[name]]] : [])),
  );

function address(path: string, query: readonly string[]): string {
  const search = query.filter(Boolean).join('&');
  return search ? `${path}?${search}` : path;
}

/** The URL of a dataset under filters. `api` is the address of the API, such as `https://host`. */
export const dataUrl = (api: string, dataset: AnyDataset, filters: Filters): string =>
  address(base(api) + dataset.path, [formatFilters(known(dataset, filters))]);

/** The URL of the same data as a CSV file. */
export const csvUrl = (api: string, dataset: AnyDataset, filters: Filters): string =>
  address(base(api) + dataset.path, [formatFilters(known(dataset, filters)), 'formato=csv']);

/** The URL of the manifest. */
export const manifestUrl = (api: string): string => base(api) + MANIFEST_PATH;
