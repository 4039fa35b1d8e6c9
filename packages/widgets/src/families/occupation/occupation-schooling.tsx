import { BarChart } from '@observatorio/charts/bar-chart';
import { occupation } from '@observatorio/contract';
import { leaderSentence, linkTerm, schoolingNames } from '@observatorio/domain';
import { chartReserve } from '../../base/reserve';
import { byCode } from '../../card/arrange';
import { chartCard } from '../../card/chart-card';
import { occupationArea } from './occupation-area';

/** Employment links of the occupation by schooling group, lowest first. */
export const occupationSchooling = chartCard({
  tag: 'occupation-schooling',
  title: 'Escolaridade',
  description: 'Barras com os vínculos ativos da ocupação em quatro grupos de escolaridade.',
  area: occupationArea,
  contentParts: ['chart', 'table'],
  dataset: occupation.bySchooling,
  filter: 'escolaridadeapos2005',
  chart: (props) => <BarChart ordered {...props} />,
  arrange: byCode,
  summarize: leaderSentence('A escolaridade mais comum', schoolingNames),
  term: linkTerm,
  reserve: chartReserve(0, 0, { lines: 4 }),
});
