import { occupation, occupationArea, occupationMeasureArea } from '@observatorio/contract';
import { card } from '../model/card';
import { ageGenderCard, payByAgeGender } from '../shared/age-gender';
import { withPay } from '../shared/pay-variant';
import { ofOccupation } from './of-occupation';

const selects = 'faixaetaria';

const links = card({
  ...ageGenderCard,
  tag: 'occupation-age',
  title: 'Faixa etária',
  description:
    'Colunas empilhadas com homens e mulheres da ocupação por faixa etária, ou colunas lado a lado com a remuneração.',
  area: occupationArea,
  rows: occupation.byAgeGender,
  selects,
});

/** Employment links of the occupation by age band and gender, or their pay. */
export const occupationAge = withPay(links, occupationMeasureArea, (measure) =>
  payByAgeGender({ ...ofOccupation, measure, selects }),
);
