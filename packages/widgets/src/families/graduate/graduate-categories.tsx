import { PieChart } from '@observatorio/charts/pie-chart';
import { graduate } from '@observatorio/contract';
import {
  administrationsOf,
  feminineAdjectives,
  leaderSentence,
  networkHues,
  networks,
  publicNetworkTerm,
} from '@observatorio/domain';
import { chartReserve } from '../../base/reserve';
import { byCount } from '../../card/arrange';
import { chartCard } from '../../card/chart-card';
import { graduateArea } from './graduate-area';
import { measureTerms } from './measure-terms';
import { measureTitle } from './measure-title';

/** Public and private networks, as a doughnut chart. */
export const graduateCategories = chartCard({
  tag: 'graduate-categories',
  title: measureTitle('por categoria administrativa'),
  description: 'Anel com a parte da rede pública e da rede privada.',
  area: graduateArea,
  dataset: graduate.byNetwork,
  filter: 'dependenciaAdministrativa',
  codesOf: administrationsOf,
  areCategories: (codes) =>
    networks.some(({ code }) => administrationsOf(code).join() === codes.toSorted().join()),
  chart: (props) => <PieChart hues={networkHues} {...props} />,
  arrange: byCount,
  summarize: leaderSentence(({ many }) => `A rede com mais ${many}`, feminineAdjectives),
  extraHeight: 32,
  reserve: chartReserve(32, 32, { titleLines: 2 }),
  term: measureTerms(publicNetworkTerm),
});
