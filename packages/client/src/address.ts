import {
  type AnyDataset,
  dataPath,
  type Filters,
  formatFilters,
  isApiAddress,
  MANIFEST_PATH,
} from '@observatorio/contract';

/** Rejected API addresses, kept so that each is logged only once. */
const refused = new Set<string>();

/**
 * Returns the base of all URLs: the API address without trailing slashes, or the page's own origin
 * if the address is rejected.
 */
function base(api: string): string {
  if (isApiAddress(api)) return api.replace(/\/+$/, '');
  if (!refused.has(api)) console.warn(`${JSON.stringify(api)} is not an API address.`);
  refused.add(api);
  return '';
}

/**
 * Returns the URL of a dataset with these filters. `api` is the base address of the API, such as
 * `https://host`.
 */
export const dataUrl = (api: string, dataset: AnyDataset, filters: Filters): string =>
  base(api) + dataPath(dataset, filters);

/** Returns the URL of the same data as a CSV file. */
export const csvUrl = (api: string, dataset: AnyDataset, filters: Filters): string =>
  base(api) + dataPath(dataset, filters, 'formato=csv');

/** Returns the URL of the CSV file of a card that shows several datasets. */
export const cardCsvUrl = (api: string, tag: string, filters: Filters): string =>
  `${base(api)}/embed/${tag}.csv?${formatFilters(filters)}`;

/** Returns the URL of the manifest, which lists the live editions. */
export const manifestUrl = (api: string): string => base(api) + MANIFEST_PATH;
