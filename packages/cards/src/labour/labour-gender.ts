import { labour, labourArea } from '@observatorio/contract';
import { genderHues } from '@observatorio/domain';
import { genderSentence, linkTerm } from '@observatorio/language';
import { pie } from '../drawings/pie';
import { byCount } from '../model/arrange';
import { card } from '../model/card';

/** Employment links by gender, as a doughnut chart. */
export const labourGender = card({
  tag: 'labour-gender',
  title: 'Vínculos por gênero',
  description: 'Anel com a parte de homens e de mulheres nos vínculos ativos.',
  area: labourArea,
  rows: labour.byGender,
  selects: 'genero',
  arrange: byCount,
  summarize: genderSentence,
  term: linkTerm,
  extraHeight: 32,
  draw: pie({ hues: genderHues }),
});
