import { graduateAxes } from '@observatorio/cards/graduate/graduate-axes';
import { graduateCategories } from '@observatorio/cards/graduate/graduate-categories';
import { graduateCategoryDetail } from '@observatorio/cards/graduate/graduate-category-detail';
import { graduateCourses } from '@observatorio/cards/graduate/graduate-courses';
import { graduateDegreeTypes } from '@observatorio/cards/graduate/graduate-degree-types';
import { graduateFunding } from '@observatorio/cards/graduate/graduate-funding';
import { graduateMap } from '@observatorio/cards/graduate/graduate-map';
import { graduateModality } from '@observatorio/cards/graduate/graduate-modality';
import { graduateSummary } from '@observatorio/cards/graduate/graduate-summary';
import { graduateTrend } from '@observatorio/cards/graduate/graduate-trend';
import { graduate, graduatePageArea } from '@observatorio/contract';
import type { Page } from './page';
import { questions } from './questions';

/** Overview of technical and higher education. */
export const formandos: Page = {
  path: graduatePageArea.page,
  title: 'Visão Geral da Formação Superior e Técnica',
  description:
    'Matrículas, concluintes e vagas da educação superior e técnica por curso, área, rede, modalidade e estado.',
  lead: 'Matrículas, concluintes e vagas dos cursos técnicos e superiores. Clique em um gráfico para filtrar todos os outros.',
  words: ['Matrículas', 'Concluintes', 'Formandos', 'Vagas', 'Censo da educação'],
  menu: { group: 'Formação', label: 'Formação', position: 1 },
  area: graduatePageArea,
  filterLists: graduate.options,
  sections: [
    {
      tags: [
        { card: graduateSummary, heading: '' },
        { card: graduateMap, class: 'span-7 rows-2' },
        { card: graduateTrend, class: 'span-5' },
        { card: graduateCategories, class: 'span-5 short' },
        { card: graduateCategoryDetail, class: 'span-5 short' },
        { card: graduateAxes, class: 'span-7 beside-optional' },
        { card: graduateDegreeTypes, class: 'span-5 short' },
        { card: graduateFunding, class: 'span-5 short optional' },
        { card: graduateCourses, class: 'span-7' },
        { card: graduateModality, class: 'span-5 beside-table' },
      ],
    },
  ],
  standIns: [graduateMap],
  headline: graduateSummary,
  next: [
    {
      to: 'course',
      question: 'Onde estudar?',
      answer: 'As escolas e faculdades do lugar, curso por curso, e a que profissões cada um leva.',
    },
    questions.place,
    questions.jobs,
    questions.imbalance,
  ],
};
