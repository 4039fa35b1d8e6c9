import { labour, labourArea } from '@observatorio/contract';
import { card } from '../model/card';
import { chartReserve } from '../model/reserve';
import { ageGenderCard } from '../shared/age-gender';

const { extraHeight } = ageGenderCard;

/** Employment links by age band, stacked by gender. */
export const labourAgeGender = card({
  ...ageGenderCard,
  tag: 'labour-age-gender',
  title: 'Vínculos por idade e gênero',
  description: 'Colunas empilhadas com os vínculos ativos de homens e mulheres por faixa etária.',
  area: labourArea,
  rows: labour.byAgeGender,
  selects: 'faixaEtaria',
  reserve: chartReserve(extraHeight, extraHeight, { titleLines: 2 }),
});
