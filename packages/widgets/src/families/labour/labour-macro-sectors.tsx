import { BarChart } from '@observatorio/charts/bar-chart';
import { labour } from '@observatorio/contract';
import { leaderSentence, linkTerm, macroSectorTerm } from '@observatorio/domain';
import { byCount } from '../../card/arrange';
import { chartCard } from '../../card/chart-card';
import { labourArea } from './labour-area';

/** Employment links by macro sector, as a bar chart. */
export const labourMacroSectors = chartCard({
  tag: 'labour-macro-sectors',
  title: 'Vínculos por grande setor',
  description: 'Barras com os vínculos ativos de cada um dos cinco grandes setores.',
  area: labourArea,
  contentParts: ['chart', 'table'],
  dataset: labour.byMacroSector,
  filter: 'grandeSetor',
  chart: BarChart,
  arrange: byCount,
  summarize: leaderSentence('O grande setor com mais vínculos'),
  term: [linkTerm, macroSectorTerm],
});
