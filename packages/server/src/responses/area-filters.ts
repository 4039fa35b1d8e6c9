import {
  type AnyDataset,
  type AreaName,
  areas,
  type FilterDefinition,
  groupFilters,
} from '@observatorio/contract';

/**
 * All filters of an area's datasets and groups; those that several of them share appear more than once.
 */
export const areaFilters = (area: AreaName): FilterDefinition[] => [
  ...Object.values<AnyDataset>(areas[area]).flatMap(({ filters }) => filters),
  ...groupFilters[area],
];

/** Merges the definitions of one filter: datasets of an area may accept different values for it. */
function merged(definitions: readonly FilterDefinition[]): FilterDefinition[] {
  const [first] = definitions;
  if (!first) return [];
  const parse = (text: string) =>
    definitions.map((each) => each.parse(text)).find((code) => code !== undefined);
  return [{ ...first, aliases: definitions.flatMap(({ aliases = [] }) => aliases), parse }];
}

/** Returns one definition of each named filter, which accepts the values of any of its definitions. */
export const mergedFilters = (
  definitions: readonly FilterDefinition[],
  names: readonly string[],
): FilterDefinition[] =>
  names.flatMap((name) => merged(definitions.filter((filter) => filter.name === name)));
