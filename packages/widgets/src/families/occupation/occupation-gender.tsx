import { occupation } from '@observatorio/contract';
import { genderSentence, linkTerm } from '@observatorio/domain';
import { GenderShares, genderSharesStyles } from '@observatorio/ui';
import { chartCard } from '../../card/chart-card';
import { occupationArea } from './occupation-area';

/** Share of men and women in the occupation, as icons. */
export const occupationGender = chartCard({
  tag: 'occupation-gender',
  title: 'Gênero',
  description: 'Ícones de homem e de mulher com a parte de cada um nos vínculos da ocupação.',
  area: occupationArea,
  dataset: occupation.byGender,
  filter: 'sexotrabalhador',
  content: 'drawing',
  extraHeight: -110,
  styles: [genderSharesStyles],
  chart: GenderShares,
  summarize: genderSentence,
  term: linkTerm,
});
