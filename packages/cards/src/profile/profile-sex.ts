import { profile, profileArea } from '@observatorio/contract';
import { genderHues, genders } from '@observatorio/domain';
import { genderSentence, linkTerm } from '@observatorio/language';
import { pie } from '../drawings/pie';
import { byCount } from '../model/arrange';
import { card } from '../model/card';
import { marketBy, marketColumns } from './market';

const countByGender = marketBy('gender', genders);

/** Employment links of the occupation by sex, as a doughnut chart. */
export const profileSex = card({
  tag: 'profile-sex',
  title: 'Vínculos por sexo',
  description: 'Anel com a parte de homens e de mulheres nos vínculos ativos da ocupação.',
  area: profileArea,
  rows: profile.market,
  columns: marketColumns('Sexo'),
  selects: 'sexo',
  arrange: (rows) => byCount(countByGender(rows)),
  summarize: genderSentence,
  term: linkTerm,
  extraHeight: 32,
  draw: pie({ hues: genderHues }),
});
