import { labour } from '@observatorio/contract';
import { chartReserve } from '../../base/reserve';
import { chartCard } from '../../card/chart-card';
import { ageGenderPreset } from '../shared/age-gender-preset';
import { labourArea } from './labour-area';

const { extraHeight } = ageGenderPreset;

/** Employment links by age band, stacked by gender. */
export const labourAgeGender = chartCard({
  ...ageGenderPreset,
  reserve: chartReserve(extraHeight, extraHeight, { titleLines: 2 }),
  tag: 'labour-age-gender',
  title: 'Vínculos por idade e gênero',
  description: 'Colunas empilhadas com os vínculos ativos de homens e mulheres por faixa etária.',
  area: labourArea,
  dataset: labour.byAgeGender,
  filter: 'faixaEtaria',
});
