import { PieChart } from '@observatorio/charts/pie-chart';
import { graduate, isHigher } from '@observatorio/contract';
import { leaderSentence, modalityHues, modalityNames, modalityTerm } from '@observatorio/domain';
import { chartReserve, messageReserve } from '../../base/reserve';
import { byCount } from '../../card/arrange';
import { chartCard } from '../../card/chart-card';
import { graduateArea } from './graduate-area';
import { measureTerms } from './measure-terms';
import { measureTitle } from './measure-title';

/** In-person and distance learning, as a doughnut chart. */
export const graduateModality = chartCard({
  tag: 'graduate-modality',
  title: measureTitle('por modalidade de ensino'),
  description: 'Anel com a parte do ensino presencial e do ensino a distância.',
  area: graduateArea,
  dataset: graduate.byModality,
  filter: 'modalidade',
  chart: (props) => <PieChart hues={modalityHues} {...props} />,
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
});
