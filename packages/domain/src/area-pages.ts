import type { PagePath } from './pages';

/** The portal's page about each area of the API, whose filters its address holds. */
export const areaPages = {
  labour: '/mapa',
  graduate: '/formandos',
  occupation: '/busca-cargo',
  profile: '/perfil',
  course: '/busca-curso',
  imbalance: '/profissoes',
} as const satisfies Readonly<Record<string, PagePath>>;

/** Path of a page about an area. */
export type AreaPage = (typeof areaPages)[keyof typeof areaPages];
