import {
  canonical,
  type FilterDefinition,
  type Filters,
  formatFilters,
} from '@observatorio/contract';

type Definitions = readonly FilterDefinition[];

const definitionOf = (definitions: Definitions, parameter: string) =>
  definitions.find(
    ({ name, pageName, aliases }) =>
      name === parameter || pageName === parameter || aliases?.includes(parameter),
  );

/** The filters that a query string holds; other parameters and invalid values are passed over. */
export function filtersFromSearch(search: string, definitions: Definitions): Filters {
  const found: Record<string, string[]> = {};
  for (const [parameter, text] of new URLSearchParams(search)) {
    const definition = definitionOf(definitions, parameter);
    const values = text.split(',').map((value) => definition?.parse(value.trim()));
    if (definition) {
      (found[definition.name] ??= []).push(...values.filter((value) => value !== undefined));
    }
  }
  return canonical(found);
}

/**
 * The query string of the filters, as `?ano=2019&uf=35`, or empty where there is none.
 * The parameters of `search` that are not filters stay, in their place and spelling.
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
    .filter((pair) => pair && !definitionOf(definitions, parameterOf(pair)));
  const query = [...others, formatFilters(own)].filter(Boolean).join('&');
  return query && `?${query}`;
}

const parameterOf = (pair: string): string => [...new URLSearchParams(pair).keys()][0] ?? '';
