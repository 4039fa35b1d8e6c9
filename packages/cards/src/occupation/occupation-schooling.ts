import { occupation, occupationArea } from '@observatorio/contract';
import { leaderSentence, linkTerm, schoolingNames } from '@observatorio/language';
import { bars } from '../drawings/bars';
import { byCode } from '../model/arrange';
import { card } from '../model/card';
import { chartReserve } from '../model/reserve';

/** Employment links of the occupation by schooling group, lowest first. */
export const occupationSchooling = card({
  tag: 'occupation-schooling',
  title: 'Escolaridade',
  description: 'Barras com os vínculos ativos da ocupação em quatro grupos de escolaridade.',
  area: occupationArea,
  hasLegend: false,
  rows: occupation.bySchooling,
  selects: 'escolaridadeapos2005',
  arrange: byCode,
  summarize: leaderSentence('A escolaridade mais comum', schoolingNames),
  term: linkTerm,
  reserve: chartReserve(0, 0, { lines: 4 }),
  draw: bars({ ordered: true }),
});
