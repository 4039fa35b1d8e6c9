import {
  type AnyDataset,
  type AreaName,
  areas,
  type FilterDefinition,
} from '@observatorio/contract';

/** All filters of an area's datasets; filters shared by several datasets appear more than once. */
export const areaFilters = (area: AreaName): FilterDefinition[] =>
  Object.values<AnyDataset>(areas[area]).flatMap(({ filters }) => filters);
