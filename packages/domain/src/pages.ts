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
  '/incorporar': 'Leve os gráficos ao seu site',
  '/contato': 'Contato',
  '/monitor': 'Monitor',
  '/terms': 'Termos de uso e privacidade',
} as const;

/** Path of a titled page. */
export type PagePath = keyof typeof pageTitles;

/** One-sentence descriptions of the pages for search engines and shared links. */
export const pageDescriptions: Readonly<Record<PagePath, string>> = {
  '/home':
    'Explore o mercado de trabalho e a formação no Brasil: vínculos de emprego, remuneração, ocupações, cursos, matrículas e concluintes.',
  '/mapa':
    'Vínculos de emprego no Brasil por estado, cidade, setor, ocupação, remuneração, tamanho da empresa, escolaridade, idade e sexo.',
  '/formandos':
    'Matrículas, concluintes e vagas da educação superior e técnica por curso, área, rede, modalidade e estado.',
  '/profissoes':
    'Profissões em que se abrem mais vagas de emprego do que se formam pessoas, no país, em cada estado e cidade.',
  '/metodo-profissoes':
    'Como o Observatório compara as vagas de emprego que se abrem com as pessoas que os cursos formam.',
  '/busca-cargo':
    'Quanto ganha, quem trabalha, o que faz e o que pede cada ocupação da Classificação Brasileira de Ocupações.',
  '/busca-curso':
    'Cursos técnicos e superiores: onde são oferecidos, por quem e a que profissões levam.',
  '/perfil':
    'Conhecimentos, habilidades e atitudes de cada ocupação, e suas vagas por estado, sexo, salário e escolaridade.',
  '/sobre': 'De onde vêm os números do Observatório, como são calculados e como citá-los.',
  '/incorporar':
    'Escolha um gráfico, ajuste os filtros e copie o código que o mostra em outro site, sempre com os dados em dia.',
  '/contato': 'Como falar com a equipe do Observatório do Trabalho e da Formação.',
  '/monitor': 'Situação da API e dos conjuntos de dados do Observatório, atualizada a cada minuto.',
  '/terms': 'Condições de uso dos dados e do site, e que dados pessoais o site guarda.',
};

/** Paths of the portal's untitled pages; a trailing `*` matches any suffix. */
export const untitledPaths = [
  '/',
  '/auth',
  '/auth/login',
  '/auth/registration',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/logout',
  '/user/profile',
  ...[1, 2, 3, 4, 5, 6].map((version) => `/error/error-v${version}`),
  '/dashboard',
  '/builder',
  '/my-page',
  '/google-material/*',
  '/react-bootstrap/*',
  '/e-commerce/customers',
  '/e-commerce/products',
];

/** Returns whether a path, given without a trailing slash, is a page of the portal. */
export const isPagePath = (path: string): boolean =>
  Object.hasOwn(pageTitles, path) ||
  untitledPaths.some((known) =>
    known.endsWith('/*')
      ? path === known.slice(0, -2) || path.startsWith(known.slice(0, -1))
      : path === (known === '/' ? '' : known),
  );

/** Page titles for pages that show a single occupation. */
export const occupationPageTitles = {
  '/busca-cargo': (occupation: string) => `${occupation}: salário, escolaridade e habilidades`,
  '/perfil': (occupation: string) => `${occupation}: perfil da ocupação e vagas`,
} as const;

/** Title of the occupation search page when it compares occupations. */
export const comparisonPageTitle = 'Comparação de profissões';

/** Title of the course search page when it shows a single course. */
export const coursePageTitle = (course: string): string =>
  `${course}: onde estudar e em que trabalhar`;
