import {
  type FilterDefinition,
  type Filters,
  formatFilters,
  pageFilter,
  readValues,
} from '@observatorio/contract';

export { filtersFromSearch } from '@observatorio/contract';

type Definitions = readonly FilterDefinition[];

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
