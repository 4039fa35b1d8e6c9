import { profile, profileArea } from '@observatorio/contract';
import { schoolings } from '@observatorio/domain';
import { leaderSentence, linkTerm, schoolingNames } from '@observatorio/language';
import { bars } from '../drawings/bars';
import { card } from '../model/card';
import { chartReserve } from '../model/reserve';
import { marketBy, marketColumns } from './market';

/** Employment links of the occupation by schooling, lowest level first. */
export const profileSchooling = card({
  tag: 'profile-schooling',
  title: 'Vínculos por escolaridade',
  description: 'Barras com os vínculos ativos da ocupação por nível de escolaridade.',
  area: profileArea,
  hasLegend: false,
  rows: profile.market,
  columns: marketColumns('Escolaridade'),
  arrange: marketBy('schooling', schoolings),
  summarize: leaderSentence('A escolaridade mais comum', schoolingNames),
  term: linkTerm,
  narrowExtraHeight: 90,
  reserve: chartReserve(0, 90, { lines: 4 }),
  draw: bars({ ordered: true }),
});
