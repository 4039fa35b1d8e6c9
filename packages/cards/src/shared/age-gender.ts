import { stackedBarChart } from '@observatorio/charts/stacked-bar-chart';
import type { AgeGenderRow } from '@observatorio/contract';
import { genderHues, NOT_INFORMED } from '@observatorio/domain';
import { leaderSentence, linkTerm, ranges } from '@observatorio/language';
import { byCode } from '../model/arrange';
import type { CardContext } from '../model/card';
import type { Content } from '../model/content';

const series = [
  { label: 'Homens', hue: genderHues['1'], count: (row: AgeGenderRow) => row.men },
  { label: 'Mulheres', hue: genderHues['2'], count: (row: AgeGenderRow) => row.women },
  { label: NOT_INFORMED, count: (row: AgeGenderRow) => row.unknown },
];

const linksOf = ({ men, women, unknown }: AgeGenderRow): number => men + women + unknown;

const sentence = leaderSentence('A faixa etária com mais vínculos', ranges);

/** Shortens age labels for narrow columns: `65 anos ou mais` → `65+`. */
const shortAge = (label: string): string =>
  label === NOT_INFORMED ? 'Não inf.' : label.replace(' anos', '').replace(' ou mais', '+');

/** Options of a card with employment links by age band, stacked by gender. */
export const ageGenderCard = {
  arrange: byCode<AgeGenderRow>,
  isEmpty: (rows: readonly AgeGenderRow[]) => rows.every((row) => linksOf(row) === 0),
  summarize: (rows: readonly AgeGenderRow[], selected: readonly string[]) =>
    sentence(
      rows.map((row) => ({ ...row, count: linksOf(row) })),
      selected,
    ),
  term: linkTerm,
  extraHeight: 32,
  draw: (
    rows: readonly AgeGenderRow[],
    { selected, unit }: CardContext<any>,
  ): Content<'chart'> => ({
    kind: 'chart',
    chart: stackedBarChart({ rows, series, selected, unit, shorten: shortAge }),
  }),
};
