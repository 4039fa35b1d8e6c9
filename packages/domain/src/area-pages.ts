import type { PagePath } from './pages';

/** Portal page of each API area. The page's URL contains the area's filters. */
export const areaPages = {
  labour: '/mapa',
  graduate: '/formandos',
  occupation: '/busca-cargo',
  profile: '/perfil',
  course: '/busca-curso',
  imbalance: '/profissoes',
} as const satisfies Readonly<Record<string, PagePath>>;

/** Path of an area's page. */
export type AreaPage = (typeof areaPages)[keyof typeof areaPages];
