import {
  type AnyDataset,
  type AreaName,
  areas,
  type FilterDefinition,
} from '@observatorio/contract';

/** The filters of all datasets of an area; one that several datasets take is there several times. */
export const areaFilters = (area: AreaName): FilterDefinition[] =>
  Object.values<AnyDataset>(areas[area]).flatMap(({ filters }) => filters);
