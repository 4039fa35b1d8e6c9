import { profile, profileArea, profileMeasureArea } from '@observatorio/contract';
import { schoolings } from '@observatorio/domain';
import { leaderSentence, linkTerm, schoolingNames, schoolingPay } from '@observatorio/language';
import { bars } from '../drawings/bars';
import { card } from '../model/card';
import { chartReserve } from '../model/reserve';
import { payBarVariant } from '../shared/pay-bars';
import { withPay } from '../shared/pay-variant';
import { marketBy, marketColumns } from './market';
import { ofProfile } from './of-profile';

const narrowExtraHeight = 90;

const links = card({
  tag: 'profile-schooling',
  title: 'Vínculos por escolaridade',
  description:
    'Barras com os vínculos ativos da ocupação por nível de escolaridade, ou com a remuneração.',
  area: profileArea,
  hasLegend: false,
  rows: profile.market,
  columns: marketColumns('Escolaridade'),
  arrange: marketBy('schooling', schoolings),
  summarize: leaderSentence('A escolaridade mais comum', schoolingNames),
  term: linkTerm,
  narrowExtraHeight,
  reserve: chartReserve(0, narrowExtraHeight, { lines: 4 }),
  draw: bars({ ordered: true }),
});

/** Employment links of the occupation by schooling, or their pay, lowest level first. */
export const profileSchooling = withPay(links, profileMeasureArea, (measure) =>
  payBarVariant({
    ...ofProfile,
    measure,
    by: 'escolaridade',
    title: 'por escolaridade',
    category: 'Escolaridade',
    naming: schoolingPay,
    isOrdered: true,
    narrowExtraHeight,
  }),
);
