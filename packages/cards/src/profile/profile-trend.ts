import { profileTrendArea } from '@observatorio/contract';
import { linkTrendCard } from '../shared/link-trend';
import { ofProfile } from './of-profile';

/** Employment links of an occupation, or their pay at constant prices, over the years. */
export const profileTrend = linkTrendCard({
  tag: 'profile-trend',
  description:
    'Linhas com os vínculos da ocupação, ou a remuneração já descontada a inflação, ano a ano: no total, separados por sexo, escolaridade ou setor, ou de até quatro lugares ou ocupações.',
  area: profileTrendArea,
  selectsYear: true,
  ...ofProfile,
});
