/**
 * Addresses of all product routes. Routes that can show a subject (a city or an occupation) appear
 * both with and without one.
 */
export const routeUrls = [
  '/home',
  '/mapa',
  '/mapa?uf=35&municipio=3550308',
  '/formandos',
  '/busca-cargo',
  '/busca-cargo?cbo=322205',
  '/busca-curso',
  '/perfil',
  '/perfil?cbo=322205',
  '/profissoes',
  '/sobre',
  '/contato',
  '/metodo-profissoes',
  '/monitor',
  '/terms',
  '/incorporar',
] as const;
