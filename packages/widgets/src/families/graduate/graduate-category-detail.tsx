import { VariablePieChart } from '@observatorio/charts/variable-pie-chart';
import { graduate } from '@observatorio/contract';
import { administrationHues, feminineAdjectives, leaderSentence } from '@observatorio/domain';
import { byCount } from '../../card/arrange';
import { chartCard } from '../../card/chart-card';
import { graduateArea } from './graduate-area';
import { measureTerms } from './measure-terms';
import { measureTitle } from './measure-title';

/** Federal, state, municipal and private institutions, as a variable-radius pie. */
export const graduateCategoryDetail = chartCard({
  tag: 'graduate-category-detail',
  title: measureTitle('por categoria administrativa detalhada'),
  description:
    'Pizza em que o ângulo e o raio de cada fatia crescem com a quantidade: federal, estadual, municipal e privada.',
  area: graduateArea,
  dataset: graduate.byAdministration,
  filter: 'dependenciaAdministrativa',
  chart: (props) => <VariablePieChart hues={administrationHues} {...props} />,
  arrange: byCount,
  summarize: leaderSentence(({ many }) => `A categoria com mais ${many}`, feminineAdjectives),
  term: measureTerms(),
  extraHeight: 68,
});
