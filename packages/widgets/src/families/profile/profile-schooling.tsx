import { BarChart } from '@observatorio/charts/bar-chart';
import { profile } from '@observatorio/contract';
import { leaderSentence, linkTerm, schoolingNames, schoolings } from '@observatorio/domain';
import { chartReserve } from '../../base/reserve';
import { chartCard } from '../../card/chart-card';
import { marketBy, marketColumns } from './market';
import { profileArea } from './profile-area';

/** Employment links of the occupation by schooling, lowest level first. */
export const profileSchooling = chartCard({
  tag: 'profile-schooling',
  title: 'Vínculos por escolaridade',
  description: 'Barras com os vínculos ativos da ocupação por nível de escolaridade.',
  area: profileArea,
  contentParts: ['chart', 'table'],
  dataset: profile.market,
  columns: marketColumns('Escolaridade'),
  chart: (props) => <BarChart ordered {...props} />,
  arrange: marketBy('schooling', schoolings),
  summarize: leaderSentence('A escolaridade mais comum', schoolingNames),
  term: linkTerm,
  reserve: chartReserve(0, 0, { lines: 4 }),
});
