import { graduate, graduateArea, isHigher } from '@observatorio/contract';
import { modalityHues } from '@observatorio/domain';
import { leaderSentence, modalityNames, modalityTerm } from '@observatorio/language';
import { pie } from '../drawings/pie';
import { byCount } from '../model/arrange';
import { card } from '../model/card';
import { chartReserve, messageReserve } from '../model/reserve';
import { measureTerms } from './measure-terms';
import { measureTitle } from './measure-title';

/** In-person and distance learning, as a doughnut chart. */
export const graduateModality = card({
  tag: 'graduate-modality',
  title: measureTitle('por modalidade de ensino'),
  description: 'Anel com a parte do ensino presencial e do ensino a distância.',
  area: graduateArea,
  rows: graduate.byModality,
  selects: 'modalidade',
  arrange: byCount,
  summarize: leaderSentence(({ many }) => `A modalidade com mais ${many}`, modalityNames),
  term: measureTerms(modalityTerm),
  extraHeight: 32,
  isUnreported: (filters) => !isHigher(filters),
  reserve: {
    ...messageReserve,
    variant: {
      attributes: '[nivel-ensino=Superior]',
      reserve: chartReserve(32, 32, { titleLines: 2, lines: 4 }),
    },
  },
  draw: pie({ hues: modalityHues }),
});
