import type { Area } from './area';
import {
  canonical,
  type FilterDefinition,
  type Filters,
  formatFilters,
  readValues,
  valuesIn,
} from './filter';

type Definitions = readonly FilterDefinition[];

/** Finds the filter for a parameter of a page URL. */
export const pageFilter = (
  definitions: Definitions,
  parameter: string,
): FilterDefinition | undefined =>
  definitions.find(
    ({ name, pageName, aliases }) =>
      name === parameter || pageName === parameter || aliases?.includes(parameter),
  );

/** Parses the filters of a query string. Ignores other parameters and invalid values. */
export function filtersFromSearch(search: string, definitions: Definitions): Filters {
  const found: Record<string, string[]> = {};
  for (const [parameter, text] of new URLSearchParams(search)) {
    const definition = pageFilter(definitions, parameter);
    if (!definition) continue;
    const values = valuesIn(definition, text).map((value) => definition.parse(value.trim()));
    (found[definition.name] ??= []).push(...values.filter((value) => value !== undefined));
  }
  return canonical(found);
}

/**
 * Serialises filters as a query string such as `?ano=2019&uf=35`, or as an empty string if there
 * are none. Parameters of `search` that are not filters keep their order and spelling, as do those
 * that have the name of a filter without a value and contain something else, such as `setor=RH`.
 */
export function filtersToSearch(filters: Filters, definitions: Definitions, search = ''): string {
  const own = Object.fromEntries(
    definitions.flatMap(({ name, pageName = name }) =>
      filters[name] ? [[pageName, filters[name]]] : [],
    ),
  );
  const isFilter = (pair: string): boolean => {
    const [[parameter, text] = ['', '']] = new URLSearchParams(pair);
    const filter = pageFilter(definitions, parameter);
    if (!filter) return false;
    const { codes, refused } = readValues(filter, text);
    return filter.name in filters || codes.length > 0 || refused.length === 0;
  };
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair && !isFilter(pair));
  const query = [...others, formatFilters(own)].filter(Boolean).join('&');
  return query && `?${query}`;
}

/** URL of an area's portal page with these filters. `api` is the URL of the API and the portal. */
export const portalPage = (
  api: string,
  { page, filters: definitions }: Pick<Area, 'filters' | 'page'>,
  filters: Filters,
): string => api + page + filtersToSearch(filters, definitions);
