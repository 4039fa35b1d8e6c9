import { StackedBarChart } from '@observatorio/charts/stacked-bar-chart';
import { type AgeGenderRow, labour } from '@observatorio/contract';
import { genderHues, leaderSentence, NOT_INFORMED } from '@observatorio/domain';
import { byCode } from '../card/arrange';
import { chartCard } from '../chart-card';
import { labourArea } from './labour-area';

const series = [
  { label: 'Homens', hue: genderHues['1'], count: (row: AgeGenderRow) => row.men },
  { label: 'Mulheres', hue: genderHues['2'], count: (row: AgeGenderRow) => row.women },
  { label: NOT_INFORMED, count: (row: AgeGenderRow) => row.unknown },
];

const linksOf = ({ men, women, unknown }: AgeGenderRow): number => men + women + unknown;

const ageSentence = leaderSentence('A faixa etária com mais vínculos');

/** Links by age band, each column divided by gender. */
export const labourAgeGender = chartCard({
  tag: 'labour-age-gender',
  title: 'Vínculos por idade e gênero',
  description: 'Colunas empilhadas com os vínculos ativos de homens e mulheres por faixa etária.',
  area: labourArea,
  dataset: labour.byAgeGender,
  filter: 'faixaEtaria',
  chart: (props) => <StackedBarChart series={series} {...props} />,
  arrange: byCode,
  isEmpty: (rows) => rows.every((row) => linksOf(row) === 0),
  summarize: (rows, selected) =>
    ageSentence(
      rows.map((row) => ({ ...row, count: linksOf(row) })),
      selected,
    ),
  extraHeight: 32,
});
