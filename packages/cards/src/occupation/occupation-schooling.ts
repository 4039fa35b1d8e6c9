import { occupation, occupationArea, occupationMeasureArea } from '@observatorio/contract';
import { schoolingGroups } from '@observatorio/domain';
import { leaderSentence, linkTerm, schoolingNames, schoolingPay } from '@observatorio/language';
import { bars } from '../drawings/bars';
import { byCode } from '../model/arrange';
import { card } from '../model/card';
import { chartReserve } from '../model/reserve';
import { payBarVariant } from '../shared/pay-bars';
import { withPay } from '../shared/pay-variant';
import { ofOccupation } from './of-occupation';

const selects = 'escolaridadeapos2005';

const links = card({
  tag: 'occupation-schooling',
  title: 'Escolaridade',
  description:
    'Barras com os vínculos ativos da ocupação em quatro grupos de escolaridade, ou com a remuneração em cada nível.',
  area: occupationArea,
  hasLegend: false,
  rows: occupation.bySchooling,
  selects,
  arrange: byCode,
  summarize: leaderSentence('A escolaridade mais comum', schoolingNames),
  term: linkTerm,
  reserve: chartReserve(0, 0, { lines: 4 }),
  draw: bars({ ordered: true }),
});

/** Employment links of the occupation by schooling group, or their pay by level, lowest first. */
export const occupationSchooling = withPay(links, occupationMeasureArea, (measure) =>
  payBarVariant({
    ...ofOccupation,
    measure,
    by: 'escolaridade',
    selects,
    codesOf: (key) =>
      schoolingGroups.filter(({ members }) => members.includes(key)).map(({ code }) => code),
    title: 'por escolaridade',
    category: 'Escolaridade',
    naming: schoolingPay,
    isOrdered: true,
    narrowExtraHeight: 90,
  }),
);
