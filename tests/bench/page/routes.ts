/** Every product route, and those about a subject with one, by their addresses. */
export const addresses = [
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
