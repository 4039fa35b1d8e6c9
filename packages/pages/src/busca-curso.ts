import { courseMap } from '@observatorio/cards/course/course-map';
import { courseSearchPanel } from '@observatorio/cards/course/course-panels';
import { isByCourse, requestedOffers } from '@observatorio/cards/course/requested-offers';
import { course, courseArea, courseFilter } from '@observatorio/contract';
import type { Page } from './page';
import { questions } from './questions';

/** Search for courses and where they are offered. */
export const buscaCurso: Page = {
  path: courseArea.page,
  title: 'Busca de cursos',
  description:
    'Cursos técnicos e superiores: onde são oferecidos, por quem e a que profissões levam.',
  lead: 'Cursos técnicos e superiores: quem oferece, onde, e a que profissões cada um leva.',
  words: ['Onde estudar', 'Faculdades', 'Escolas técnicas'],
  menu: { group: 'Formação' },
  area: courseArea,
  subject: {
    kind: 'curso',
    filter: courseFilter,
    dataset: course.detail,
    title: { name: 'name', text: 'afterGraduation', after: 'onde estudar e em que trabalhar' },
  },
  filterLists: course.options,
  standIns: [courseSearchPanel],
  sections: [{ tags: [{ card: courseMap }] }],
  requests: (filters) => [
    {
      dataset: isByCourse(filters) ? course.courses : course.offers,
      filters: requestedOffers(filters),
    },
  ],
  next: [
    questions.imbalance,
    {
      to: 'graduate',
      question: 'Quantas pessoas estudam e se formam?',
      answer: 'Matrículas, concluintes e vagas por curso, área, rede e modalidade.',
    },
    questions.jobs,
  ],
};
