import { imbalanceMethodPage } from '@observatorio/contract';
import type { Page } from './page';

/** Method of the comparison of job openings with trained people. */
export const metodoProfissoes: Page = {
  path: imbalanceMethodPage,
  title: 'Como calculamos o desequilíbrio',
  description:
    'Como o Observatório compara as vagas de emprego que se abrem com as pessoas que os cursos formam.',
  words: ['Método'],
};
