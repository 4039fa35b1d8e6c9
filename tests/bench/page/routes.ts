import { formsOf, pageList, pages } from '@observatorio/pages';

/**
 * Addresses of all product routes. Routes that can show a subject (a city or an occupation) appear
 * both with and without one.
 */
export const routeUrls: readonly string[] = [
  ...pageList.flatMap((page) =>
    formsOf(page).flatMap(({ kind, example }) => (kind === 'variant' ? [] : example)),
  ),
  `${pages.mapa.path}?uf=35&municipio=3550308`,
];
