import { filtersToSearch } from '@observatorio/bus';
import type { Filters } from '@observatorio/contract';
import { areaPages } from '@observatorio/domain';
import type { Area } from '../base/area';

/** URL of an area's portal page with these filters. `api` must be absolute. */
export const portalPage = (
  api: string,
  { family, filters: definitions }: Pick<Area, 'family' | 'filters'>,
  filters: Filters,
): string => api + areaPages[family] + filtersToSearch(filters, definitions);
