import { labour, labourArea, labourMeasureArea } from '@observatorio/contract';
import { genderHues } from '@observatorio/domain';
import { genderPay, genderSentence, linkTerm } from '@observatorio/language';
import { pie } from '../drawings/pie';
import { byCount } from '../model/arrange';
import { card } from '../model/card';
import { payBarVariant } from '../shared/pay-bars';
import { withPay } from '../shared/pay-variant';

const selects = 'genero';
const extraHeight = 32;

const links = card({
  tag: 'labour-gender',
  title: 'Vínculos por gênero',
  description:
    'Anel com a parte de homens e de mulheres nos vínculos ativos, ou barras com a remuneração.',
  area: labourArea,
  rows: labour.byGender,
  selects,
  arrange: byCount,
  summarize: genderSentence,
  term: linkTerm,
  extraHeight,
  draw: pie({ hues: genderHues }),
});

/** Employment links by gender, as a doughnut chart, or their pay, as bars. */
export const labourGender = withPay(links, labourMeasureArea, (measure) =>
  payBarVariant({
    measure,
    by: selects,
    selects,
    title: 'por gênero',
    category: 'Gênero',
    naming: genderPay,
    extraHeight,
    bars: { hues: genderHues },
  }),
);
