import { optionsRequest } from '@observatorio/cards';
import { courseArea, graduate, labour } from '@observatorio/contract';
import type { Page } from './page';

const measures = ['Matrículas', 'Concluintes'];

/** The front page: figures of the country, a search and questions to start from. */
export const home: Page = {
  path: '/home',
  title: 'Trabalho e formação no Brasil',
  description:
    'Explore o mercado de trabalho e a formação no Brasil: vínculos de emprego, remuneração, ocupações, cursos, matrículas e concluintes.',
  lead: 'Quantas pessoas trabalham com carteira ou no serviço público, onde, em quê e quanto recebem; e que cursos levam a cada profissão.',
  elements: 'course',
  needsManifest: true,
  numbers: () => [
    { dataset: labour.summary, filters: {} },
    ...measures.map((dimensao) => ({
      dataset: graduate.byNetwork,
      filters: { nivel_ensino: ['Superior'], dimensao: [dimensao] },
    })),
  ],
  // The fields of the course search.
  requests: () => [optionsRequest(courseArea, {})],
};
