import { groupedBarChart } from '@observatorio/charts/grouped-bar-chart';
import { stackedBarChart } from '@observatorio/charts/stacked-bar-chart';
import type { AgeGenderRow, PayRow } from '@observatorio/contract';
import { genderHues, genders, NOT_INFORMED } from '@observatorio/domain';
import {
  ageGenderPay,
  formatWholeMoney,
  leaderSentence,
  linkTerm,
  type PayMeasure,
  ranges,
  uncapitalized,
} from '@observatorio/language';
import { byCode } from '../model/arrange';
import type { CardContext } from '../model/card';
import type { Content } from '../model/content';
import { paidSentence, payOf } from './pay-rows';
import { drawPay, type PayVariantOptions, payUnitName, payVariant } from './pay-variant';

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

const sexes = genders.map(({ code, label }, index) => ({
  key: code,
  label,
  hue: genderHues[code] ?? index + 1,
}));

/** Label of a row in a sentence: `Mulheres, 18 a 29 anos`. */
const ageGenderLabel = ({ label, groupLabel }: PayRow): string =>
  `${groupLabel}, ${uncapitalized(label)}`;

/** Returns the rows of both sexes for each age band. */
function payGroups(rows: readonly PayRow[], measure: PayMeasure) {
  const bands = [...new Map(rows.map((row) => [row.key, row.label]))];
  return bands.flatMap(([key, label]) => {
    const own = sexes.map(({ key: sex }) =>
      rows.find((row) => row.key === key && row.group === sex),
    );
    const values = own.map((row) => row && payOf(row, measure)).map((pay) => pay ?? null);
    // Nothing to draw for links without an age.
    if (key === null && values.every((pay) => pay === null)) return [];
    const sentences = own.map((row) =>
      row ? paidSentence(row, measure, ageGenderLabel(row)) : '',
    );
    return { key, label, values, sentences };
  });
}

/** Variant of a card with the pay of men and women by age band. */
export const payByAgeGender = (
  options: Pick<PayVariantOptions, 'failure' | 'filtersOf' | 'measure' | 'selects'>,
) =>
  payVariant({
    ...options,
    by: 'faixaEtaria',
    within: 'genero',
    title: 'por idade e gênero',
    category: 'Faixa etária',
    group: 'Gênero',
    naming: ageGenderPay,
    // A sex without any links is one that the filters leave out.
    labelOf: (row, rows) =>
      row.group === null || rows.every(({ group, count }) => group !== row.group || count === 0)
        ? undefined
        : ageGenderLabel(row),
    isOrdered: true,
    extraHeight: ageGenderCard.extraHeight,
    draw: drawPay<PayRow>(options.measure, (rows, selected) => ({
      kind: 'chart',
      chart: groupedBarChart({
        rows: payGroups(rows, options.measure),
        series: sexes,
        selected,
        measure: payUnitName(options.measure),
        tick: formatWholeMoney,
        shorten: shortAge,
      }),
    })),
  });
