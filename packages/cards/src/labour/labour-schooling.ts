import { labour, labourArea, labourMeasureArea } from '@observatorio/contract';
import { leaderSentence, linkTerm, schoolingNames, schoolingPay } from '@observatorio/language';
import { bars } from '../drawings/bars';
import { byCode } from '../model/arrange';
import { card } from '../model/card';
import { payBarVariant } from '../shared/pay-bars';
import { withPay } from '../shared/pay-variant';

const selects = 'escolaridade';
const narrowExtraHeight = 90;

const links = card({
  tag: 'labour-schooling',
  title: 'Vínculos por escolaridade',
  description:
    'Barras com os vínculos ativos de cada nível de escolaridade, do menor ao maior, ou com a remuneração.',
  area: labourArea,
  hasLegend: false,
  rows: labour.bySchooling,
  selects,
  arrange: byCode,
  summarize: leaderSentence('A escolaridade mais comum', schoolingNames),
  term: linkTerm,
  narrowExtraHeight,
  draw: bars({ ordered: true }),
});

/** Employment links by schooling, or their pay, lowest level first. */
export const labourSchooling = withPay(links, labourMeasureArea, (measure) =>
  payBarVariant({
    measure,
    by: selects,
    selects,
    title: 'por escolaridade',
    category: 'Escolaridade',
    naming: schoolingPay,
    isOrdered: true,
    narrowExtraHeight,
  }),
);
