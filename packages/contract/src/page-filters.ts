import { canonical, type FilterDefinition, type Filters, valuesIn } from './filter';

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
