import {
  type AnyDataset,
  type AreaName,
  areas,
  type FilterDefinition,
} from '@observatorio/contract';

/** The filters of all datasets of an area, with duplicates where datasets share a filter. */
export const areaFilters = (area: AreaName): FilterDefinition[] =>
  Object.values<AnyDataset>(areas[area]).flatMap(({ filters }) => filters);
