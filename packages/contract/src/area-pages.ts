import type { PagePath } from '@observatorio/domain';
import type { AreaName } from './areas';

/** Portal page of each API area. The page's URL contains the area's filters. */
export const areaPages = {
  labour: '/mapa',
  graduate: '/formandos',
  occupation: '/busca-cargo',
  profile: '/perfil',
  course: '/busca-curso',
  imbalance: '/profissoes',
} as const satisfies Readonly<Record<AreaName, PagePath>>;

/** Path of an area's page. */
export type AreaPage = (typeof areaPages)[keyof typeof areaPages];
