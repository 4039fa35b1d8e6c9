/** What tabs, search results and shared links call each page of the portal, by its path. */
export const pageTitles = {
  '/home': 'Trabalho e formação no Brasil',
  '/mapa': 'Visão Geral do Mercado de Trabalho',
  '/formandos': 'Visão Geral da Formação Superior e Técnica',
  '/busca-cargo': 'Busca de ocupações',
  '/perfil': 'Perfil da ocupação',
  '/sobre': 'Sobre',
} as const;

/** The same of a page that shows one occupation. */
export const occupationPageTitles = {
  '/busca-cargo': (occupation: string) => `${occupation}: salário, escolaridade e habilidades`,
  '/perfil': (occupation: string) => `${occupation}: perfil da ocupação e vagas`,
} as const;
