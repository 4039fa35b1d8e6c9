import { comparedOccupations } from '@observatorio/contract';
import type { NextQuestion } from './page';

/** Questions that follow from several pages. */
export const questions = {
  occupations: {
    to: 'occupation',
    question: 'O que faz e quanto ganha cada ocupação?',
    answer: 'Descrição, remuneração, quem trabalha nela e o que ela pede.',
  },
  courses: {
    to: 'course',
    question: 'Que cursos há neste lugar?',
    answer: 'Cursos técnicos e superiores, quem os oferece e a que profissões levam.',
  },
  jobs: {
    to: 'labour',
    question: 'Que empregos há neste lugar?',
    answer: 'Vínculos por setor, ocupação, remuneração e escolaridade.',
  },
  jobsOfOccupation: {
    to: 'labour',
    question: 'Em que setores e cidades estão estes empregos?',
    answer: 'Os vínculos da ocupação por lugar, setor e tamanho da empresa.',
  },
  comparison: {
    to: 'occupation',
    occupationAs: comparedOccupations.name,
    question: 'Como ela se compara com outra?',
    answer: 'Até quatro ocupações lado a lado: pagamento, escolaridade e o que as diferencia.',
  },
  place: {
    to: 'place',
    question: 'Como é este lugar?',
    answer: 'Numa página: o trabalho, os cursos, os vizinhos e os lugares parecidos.',
  },
  indicators: {
    to: 'indicator',
    question: 'Que outros indicadores há dos lugares?',
    answer: 'Os de outras fontes, como população, Ideb e PIB por pessoa, quando estão em serviço.',
  },
  imbalance: {
    to: 'imbalance',
    question: 'Em que profissões faltam pessoas formadas?',
    answer: 'As vagas que se abrem por ano, comparadas com quem os cursos formam.',
  },
} as const satisfies Record<string, NextQuestion>;
