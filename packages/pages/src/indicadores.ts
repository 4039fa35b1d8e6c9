import { indicatorMap } from '@observatorio/cards/indicator/indicator-map';
import { indicatorRanking } from '@observatorio/cards/indicator/indicator-ranking';
import { indicatorTrend } from '@observatorio/cards/indicator/indicator-trend';
import { INDICATOR, indicator, indicatorArea, optionsOf } from '@observatorio/contract';
import type { Page } from './page';
import { questions } from './questions';

/** The indicators of the described tables, one at a time. */
export const indicadores: Page = {
  path: indicatorArea.page,
  title: 'Indicadores',
  description:
    'População, Ideb, PIB por pessoa e outros indicadores de cada estado e município, e os de ocupações e cursos, ano a ano, com a fonte de cada um.',
  lead: 'Um indicador por vez, em cada estado e município, ou em cada ocupação ou curso, e ano a ano. O que a fonte não informa aparece como não informado, nunca como zero.',
  menu: { group: 'Trabalho' },
  words: ['Indicadores', 'População', 'Ideb', 'PIB por pessoa'],
  area: indicatorArea,
  filterLists: indicator.options,
  start: {
    options: indicator.options,
    isNew: (filters) => !filters[INDICATOR],
    filtersOf: (options) => ({
      [INDICATOR]: optionsOf(options, INDICATOR)
        .slice(0, 1)
        .map(({ code }) => code),
    }),
  },
  sections: [
    {
      tags: [
        { card: indicatorMap, class: 'span-6' },
        { card: indicatorRanking, class: 'span-6' },
        { card: indicatorTrend },
      ],
    },
  ],
  standIns: [indicatorMap],
  next: [questions.jobs, questions.courses, questions.imbalance],
};
