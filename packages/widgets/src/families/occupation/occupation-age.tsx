import { occupation } from '@observatorio/contract';
import { chartCard } from '../../card/chart-card';
import { ageGenderPreset } from '../shared/age-gender-preset';
import { occupationArea } from './occupation-area';

/** Employment links of the occupation by age band, stacked by gender. */
export const occupationAge = chartCard({
  ...ageGenderPreset,
  tag: 'occupation-age',
  title: 'Faixa etária',
  description: 'Colunas empilhadas com homens e mulheres da ocupação por faixa etária.',
  area: occupationArea,
  dataset: occupation.byAgeGender,
  filter: 'faixaetaria',
});
