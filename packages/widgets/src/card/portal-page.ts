import { filtersToSearch } from '@observatorio/bus';
import { areaPages, type Filters } from '@observatorio/contract';
import type { Area } from '../base/area';

/** URL of an area's portal page with these filters. `api` must be absolute. */
export const portalPage = (
  api: string,
  { family, filters: definitions }: Pick<Area, 'family' | 'filters'>,
  filters: Filters,
): string => api + areaPages[family] + filtersToSearch(filters, definitions);
