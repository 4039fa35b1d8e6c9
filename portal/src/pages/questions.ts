import type { NextQuestion } from '../shell/next-questions';

/** Questions shown at the end of several pages. */
export const questions = {
  occupations: {
    to: '/busca-cargo',
    question: 'O que faz e quanto ganha cada ocupação?',
    answer: 'Descrição, remuneração, quem trabalha nela e o que ela pede.',
  },
  courses: {
    to: '/busca-curso',
    question: 'Que cursos há neste lugar?',
    answer: 'Cursos técnicos e superiores, quem os oferece e a que profissões levam.',
  },
  jobs: {
    to: '/mapa',
    question: 'Que empregos há neste lugar?',
    answer: 'Vínculos por setor, ocupação, remuneração e escolaridade.',
  },
  jobsOfOccupation: {
    to: '/mapa',
    question: 'Em que setores e cidades estão estes empregos?',
    answer: 'Os vínculos da ocupação por lugar, setor e tamanho da empresa.',
  },
  imbalance: {
    to: '/profissoes',
    question: 'Em que profissões faltam pessoas formadas?',
    answer: 'As vagas que se abrem por ano, comparadas com quem os cursos formam.',
  },
} as const satisfies Record<string, NextQuestion>;

/** Question that leads to a comparison of an occupation with others. */
export const comparisonQuestion = (code: string): NextQuestion => ({
  to: '/busca-cargo',
  search: `?comparar=${code}`,
  question: 'Como ela se compara com outra?',
  answer: 'Até quatro ocupações lado a lado: pagamento, escolaridade e o que as diferencia.',
});
