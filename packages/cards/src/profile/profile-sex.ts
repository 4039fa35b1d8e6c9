import { profile, profileArea, profileMeasureArea } from '@observatorio/contract';
import { genderHues, genders } from '@observatorio/domain';
import { genderPay, genderSentence, linkTerm } from '@observatorio/language';
import { pie } from '../drawings/pie';
import { byCount } from '../model/arrange';
import { card } from '../model/card';
import { payBarVariant } from '../shared/pay-bars';
import { withPay } from '../shared/pay-variant';
import { marketBy, marketColumns } from './market';
import { ofProfile } from './of-profile';

const countByGender = marketBy('gender', genders);

const selects = 'sexo';
const extraHeight = 32;

const links = card({
  tag: 'profile-sex',
  title: 'Vínculos por sexo',
  description:
    'Anel com a parte de homens e de mulheres nos vínculos ativos da ocupação, ou barras com a remuneração.',
  area: profileArea,
  rows: profile.market,
  columns: marketColumns('Sexo'),
  selects,
  arrange: (rows) => byCount(countByGender(rows)),
  summarize: genderSentence,
  term: linkTerm,
  extraHeight,
  draw: pie({ hues: genderHues }),
});

/** Employment links of the occupation by sex, as a doughnut chart, or their pay, as bars. */
export const profileSex = withPay(links, profileMeasureArea, (measure) =>
  payBarVariant({
    ...ofProfile,
    measure,
    by: 'genero',
    selects,
    title: 'por sexo',
    category: 'Sexo',
    naming: genderPay,
    extraHeight,
    bars: { hues: genderHues },
  }),
);
