import { occupation, occupationArea } from '@observatorio/contract';
import { genderSentence, linkTerm } from '@observatorio/language';
import { card } from '../model/card';

/** Share of men and women in the occupation, as icons. */
export const occupationGender = card({
  tag: 'occupation-gender',
  title: 'Gênero',
  description: 'Ícones de homem e de mulher com a parte de cada um nos vínculos da ocupação.',
  area: occupationArea,
  rows: occupation.byGender,
  selects: 'sexotrabalhador',
  kinds: ['genders'],
  layout: 'drawing',
  extraHeight: -110,
  summarize: genderSentence,
  term: linkTerm,
  draw: (rows) => ({ kind: 'genders', rows }),
});
