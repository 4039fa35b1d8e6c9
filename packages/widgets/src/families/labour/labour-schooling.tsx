import { BarChart } from '@observatorio/charts/bar-chart';
import { labour } from '@observatorio/contract';
import { leaderSentence, linkTerm, schoolingNames } from '@observatorio/domain';
import { byCode } from '../../card/arrange';
import { chartCard } from '../../card/chart-card';
import { labourArea } from './labour-area';

/** Employment links by schooling, lowest level first. */
export const labourSchooling = chartCard({
  tag: 'labour-schooling',
  title: 'Vínculos por escolaridade',
  description: 'Barras com os vínculos ativos de cada nível de escolaridade, do menor ao maior.',
  area: labourArea,
  contentParts: ['chart', 'table'],
  dataset: labour.bySchooling,
  filter: 'escolaridade',
  chart: (props) => <BarChart ordered {...props} />,
  arrange: byCode,
  summarize: leaderSentence('A escolaridade mais comum', schoolingNames),
  term: linkTerm,
});
