import { BarChart } from '@observatorio/charts/bar-chart';
import { labour } from '@observatorio/contract';
import { leaderSentence } from '@observatorio/domain';
import { byCode } from '../../card/arrange';
import { chartCard } from '../../card/chart-card';
import { labourArea } from './labour-area';

/** Links by pay band in minimum wages, as a histogram. */
export const labourWageBands = chartCard({
  tag: 'labour-wage-bands',
  title: 'Vínculos por faixa salarial',
  description: 'Histograma dos vínculos ativos por faixa de remuneração, em salários mínimos.',
  area: labourArea,
  dataset: labour.byWageBand,
  filter: 'minimumSalaryRange',
  chart: (props) => (
    <BarChart direction="columns" ordered gapless axisTitle="Salários mínimos" {...props} />
  ),
  arrange: byCode,
  summarize: leaderSentence('A faixa com mais vínculos, em salários mínimos,'),
  term: {
    name: 'faixa salarial',
    definition:
      'Remuneração de dezembro dividida pelo salário mínimo do ano. Valores abaixo de 0,3 ou acima de 150 salários mínimos não são classificados.',
  },
});
