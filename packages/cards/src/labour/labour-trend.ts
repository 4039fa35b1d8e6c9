import { labourTrendArea } from '@observatorio/contract';
import { linkTrendCard } from '../shared/link-trend';

/** Employment links, or their pay at constant prices, over the years. */
export const labourTrend = linkTrendCard({
  tag: 'labour-trend',
  description:
    'Linhas com os vínculos, ou a remuneração já descontada a inflação, ano a ano: no total, separados por gênero, escolaridade ou setor, ou de até quatro lugares ou ocupações.',
  area: labourTrendArea,
  selectsYear: true,
});
