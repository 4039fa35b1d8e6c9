import { filtersToSearch } from '@observatorio/bus';
import type { AreaName, Filters } from '@observatorio/contract';
import type { PagePath } from '@observatorio/domain';
import type { Area } from '../base/area';

/** The page of the portal with the cards of each area. */
const pages: Readonly<Record<AreaName, PagePath>> = {
  labour: '/mapa',
  graduate: '/formandos',
  occupation: '/busca-cargo',
  profile: '/perfil',
  course: '/busca-curso',
  imbalance: '/profissoes',
};

/** Address of the portal's page of an area under filters. `api` is absolute. */
export const portalPage = (
  api: string,
  { family, filters: definitions }: Pick<Area, 'family' | 'filters'>,
  filters: Filters,
): string => api + pages[family] + filtersToSearch(filters, definitions);
