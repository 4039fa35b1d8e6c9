/** Titles of the portal's pages by path, for tabs, search results and shared links. */
export const pageTitles = {
  '/home': 'Trabalho e formação no Brasil',
  '/mapa': 'Visão Geral do Mercado de Trabalho',
  '/formandos': 'Visão Geral da Formação Superior e Técnica',
  '/busca-cargo': 'Busca de ocupações',
  '/busca-curso': 'Busca de cursos',
  '/perfil': 'Perfil da ocupação',
  '/profissoes': 'Painel de desequilíbrio do mercado de trabalho',
  '/metodo-profissoes': 'Como calculamos o desequilíbrio',
  '/sobre': 'Sobre',
} as const;

/** Titles of the same pages while they show one occupation. */
export const occupationPageTitles = {
  '/busca-cargo': (occupation: string) => `${occupation}: salário, escolaridade e habilidades`,
  '/perfil': (occupation: string) => `${occupation}: perfil da ocupação e vagas`,
} as const;

/** Title of the course search while it shows one course. */
export const coursePageTitle = (course: string): string =>
  `${course}: onde estudar e em que trabalhar`;
