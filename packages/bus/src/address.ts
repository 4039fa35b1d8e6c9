import {
  canonical,
  type FilterDefinition,
  type Filters,
  formatFilters,
  valuesIn,
} from '@observatorio/contract';

type Definitions = readonly FilterDefinition[];

const definitionOf = (definitions: Definitions, parameter: string) =>
  definitions.find(
    ({ name, pageName, aliases }) =>
      name === parameter || pageName === parameter || aliases?.includes(parameter),
  );

/** Reads the filters of a query string; ignores other parameters and invalid values. */
export function filtersFromSearch(search: string, definitions: Definitions): Filters {
  const found: Record<string, string[]> = {};
  for (const [parameter, text] of new URLSearchParams(search)) {
    const definition = definitionOf(definitions, parameter);
    if (!definition) continue;
    const values = valuesIn(definition, text).map((value) => definition.parse(value.trim()));
    (found[definition.name] ??= []).push(...values.filter((value) => value !== undefined));
  }
  return canonical(found);
}

/**
 * Writes filters as a query string, `?ano=2019&uf=35`, empty without filters. Parameters of
 * `search` that are not filters keep their place and spelling.
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
