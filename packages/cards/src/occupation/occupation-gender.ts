import { occupation, occupationArea, occupationMeasureArea } from '@observatorio/contract';
import { genderHues } from '@observatorio/domain';
import { genderPay, genderSentence, linkTerm } from '@observatorio/language';
import { card } from '../model/card';
import { payBarVariant } from '../shared/pay-bars';
import { withPay } from '../shared/pay-variant';
import { ofOccupation } from './of-occupation';

const selects = 'sexotrabalhador';
const extraHeight = -110;

const links = card({
  tag: 'occupation-gender',
  title: 'Gênero',
  description:
    'Ícones de homem e de mulher com a parte de cada um nos vínculos da ocupação, ou barras com a remuneração.',
  area: occupationArea,
  rows: occupation.byGender,
  selects,
  kinds: ['genders'],
  layout: 'drawing',
  extraHeight,
  summarize: genderSentence,
  term: linkTerm,
  draw: (rows) => ({ kind: 'genders', rows }),
});

/** Share of men and women in the occupation, as icons, or their pay, as bars. */
export const occupationGender = withPay(links, occupationMeasureArea, (measure) =>
  payBarVariant({
    ...ofOccupation,
    measure,
    by: 'genero',
    selects,
    title: 'por gênero',
    category: 'Gênero',
    naming: genderPay,
    extraHeight,
    bars: { hues: genderHues },
  }),
);
