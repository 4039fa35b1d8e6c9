import { TreemapChart } from '@observatorio/charts/treemap-chart';
import { labour } from '@observatorio/contract';
import { leaderSentence } from '@observatorio/domain';
import { byCount } from '../../card/arrange';
import { chartCard } from '../../card/chart-card';
import { labourArea } from './labour-area';

/** The 30 occupations with the most links, as a treemap. */
export const labourOccupations = chartCard({
  tag: 'labour-occupations',
  title: 'Ocupações com mais vínculos',
  description: 'Mapa de blocos das 30 ocupações com mais vínculos ativos.',
  area: labourArea,
  dataset: labour.byOccupation,
  filter: 'occupation',
  chart: TreemapChart,
  arrange: byCount,
  summarize: leaderSentence('A ocupação com mais vínculos'),
  term: {
    name: 'ocupação',
    definition:
      'O nome do trabalho na Classificação Brasileira de Ocupações (CBO). O gráfico mostra as 30 maiores; “Outras” soma as demais.',
  },
});
