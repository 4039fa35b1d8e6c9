import { occupationTrendArea } from '@observatorio/contract';
import { linkTrendCard } from '../shared/link-trend';
import { ofOccupation } from './of-occupation';

/** Employment links of an occupation, or their pay at constant prices, over the years. */
export const occupationTrend = linkTrendCard({
  tag: 'occupation-trend',
  description:
    'Linhas com os vínculos da ocupação, ou a remuneração já descontada a inflação, ano a ano: no total, separados por gênero, escolaridade ou setor, ou de até quatro lugares ou ocupações.',
  area: occupationTrendArea,
  ...ofOccupation,
});
