import { PieChart } from '@observatorio/charts/pie-chart';
import { labour } from '@observatorio/contract';
import { genderHues, genderSentence, linkTerm } from '@observatorio/domain';
import { byCount } from '../../card/arrange';
import { chartCard } from '../../card/chart-card';
import { labourArea } from './labour-area';

/** Employment links by gender, as a doughnut chart. */
export const labourGender = chartCard({
  tag: 'labour-gender',
  title: 'Vínculos por gênero',
  description: 'Anel com a parte de homens e de mulheres nos vínculos ativos.',
  area: labourArea,
  dataset: labour.byGender,
  filter: 'genero',
  chart: (props) => <PieChart hues={genderHues} {...props} />,
  arrange: byCount,
  summarize: genderSentence,
  term: linkTerm,
  extraHeight: 32,
});
