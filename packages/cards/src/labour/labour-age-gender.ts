import { labour, labourArea, labourMeasureArea } from '@observatorio/contract';
import { card } from '../model/card';
import { chartReserve } from '../model/reserve';
import { ageGenderCard, payByAgeGender } from '../shared/age-gender';
import { withPay } from '../shared/pay-variant';

const { extraHeight } = ageGenderCard;

const selects = 'faixaEtaria';

const links = card({
  ...ageGenderCard,
  tag: 'labour-age-gender',
  title: 'Vínculos por idade e gênero',
  description:
    'Colunas empilhadas com os vínculos ativos de homens e mulheres por faixa etária, ou colunas lado a lado com a remuneração.',
  area: labourArea,
  rows: labour.byAgeGender,
  selects,
  reserve: chartReserve(extraHeight, extraHeight, { titleLines: 2 }),
});

/** Employment links by age band, stacked by gender, or the pay of men and women side by side. */
export const labourAgeGender = withPay(links, labourMeasureArea, (measure) =>
  payByAgeGender({ measure, selects }),
);
