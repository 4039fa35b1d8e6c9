import {
  type FilterDefinition,
  type Filters,
  formatFilters,
  pageFilter,
} from '@observatorio/contract';

export { filtersFromSearch } from '@observatorio/contract';

type Definitions = readonly FilterDefinition[];

/**
 * Serialises filters as a query string such as `?ano=2019&uf=35`, or as an empty string if there
 * are none. Parameters of `search` that are not filters keep their order and spelling.
 */
export function filtersToSearch(filters: Filters, definitions: Definitions, search = ''): string {
  const own = Object.fromEntries(
    definitions.flatMap(({ name, pageName = name }) =>
      filters[name] ? [[pageName, filters[name]]] : [],
    ),
  );
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair && !pageFilter(definitions, parameterOf(pair)));
  const query = [...others, formatFilters(own)].filter(Boolean).join('&');
  return query && `?${query}`;
}

const parameterOf = (pair: string): string => [...new URLSearchParams(pair).keys()][0] ?? '';
