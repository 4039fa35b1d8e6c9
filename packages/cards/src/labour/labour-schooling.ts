import { labour, labourArea } from '@observatorio/contract';
import { leaderSentence, linkTerm, schoolingNames } from '@observatorio/language';
import { bars } from '../drawings/bars';
import { byCode } from '../model/arrange';
import { card } from '../model/card';

/** Employment links by schooling, lowest level first. */
export const labourSchooling = card({
  tag: 'labour-schooling',
  title: 'Vínculos por escolaridade',
  description: 'Barras com os vínculos ativos de cada nível de escolaridade, do menor ao maior.',
  area: labourArea,
  hasLegend: false,
  rows: labour.bySchooling,
  selects: 'escolaridade',
  arrange: byCode,
  summarize: leaderSentence('A escolaridade mais comum', schoolingNames),
  term: linkTerm,
  narrowExtraHeight: 90,
  draw: bars({ ordered: true }),
});
