import { PieChart } from '@observatorio/charts/pie-chart';
import { profile } from '@observatorio/contract';
import { genderHues, genderSentence, genders, linkTerm } from '@observatorio/domain';
import { byCount } from '../../card/arrange';
import { chartCard } from '../../card/chart-card';
import { marketBy, marketColumns } from './market';
import { profileArea } from './profile-area';

const countByGender = marketBy('gender', genders);

/** Employment links of the occupation by sex, as a doughnut chart. */
export const profileSex = chartCard({
  tag: 'profile-sex',
  title: 'Vínculos por sexo',
  description: 'Anel com a parte de homens e de mulheres nos vínculos ativos da ocupação.',
  area: profileArea,
  dataset: profile.market,
  columns: marketColumns('Sexo'),
  filter: 'sexo',
  chart: (props) => <PieChart hues={genderHues} {...props} />,
  arrange: (rows) => byCount(countByGender(rows)),
  summarize: genderSentence,
  term: linkTerm,
  extraHeight: 32,
});
