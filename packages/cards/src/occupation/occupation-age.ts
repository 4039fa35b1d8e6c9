import { occupation, occupationArea } from '@observatorio/contract';
import { card } from '../model/card';
import { ageGenderCard } from '../shared/age-gender';

/** Employment links of the occupation by age band, stacked by gender. */
export const occupationAge = card({
  ...ageGenderCard,
  tag: 'occupation-age',
  title: 'Faixa etária',
  description: 'Colunas empilhadas com homens e mulheres da ocupação por faixa etária.',
  area: occupationArea,
  rows: occupation.byAgeGender,
  selects: 'faixaetaria',
});
