import { stackedBarChart } from '@observatorio/charts/stacked-bar-chart';
import { sunburstChart } from '@observatorio/charts/sunburst-chart';
import {
  type AxisRow,
  type Column,
  graduate,
  graduateArea,
  graduateTitles,
  isHigher,
  type StudyFieldRow,
} from '@observatorio/contract';
import { generalAreaHues, totalOf } from '@observatorio/domain';
import {
  axisTerm,
  leaderSentence,
  type SentenceMaker,
  studyFieldTerm,
} from '@observatorio/language';
import { type CardContext, variant, variantCard } from '../model/card';
import type { Content } from '../model/content';
import { chartReserve } from '../model/reserve';
import type { Title } from '../model/title';
import { type AxisStack, axisColumns, axisSeries, axisStacks } from './axis-stacks';
import { measureTerms } from './measure-terms';

const title: Title = (filters) => {
  const { axis, chart } = graduateTitles(filters);
  return axis === 'Detalhamento das Áreas' ? `${axis}: ${chart}` : `${chart} por ${axis}`;
};

const axisHeights = { extraHeight: 132, narrowExtraHeight: 220 };

const drawAxes = (
  rows: readonly AxisStack[],
  { selected, unit }: CardContext<any>,
): Content<'chart'> => ({
  kind: 'chart',
  chart: stackedBarChart({ rows, series: axisSeries, direction: 'bars', selected, unit }),
});

/** Technological axes of technical education, stacked by network. */
const axes = variant<AxisRow, AxisStack>({
  title,
  rows: graduate.byAxis,
  selects: 'area',
  columns: axisColumns,
  arrange: axisStacks,
  summarize: leaderSentence(({ many }) => `O eixo com mais ${many}`),
  term: measureTerms(axisTerm),
  ...axisHeights,
  draw: drawAxes,
});

const areaColumns: readonly Column<StudyFieldRow>[] = graduate.byArea.columns.filter(
  ({ key }) => key !== 'key',
);

/**
 * Summarises general areas. Their counts include those of their specific areas, except for a
 * selected specific area, which is listed separately.
 */
const areaSentence: SentenceMaker = (rows, selected = [], unit) => {
  const fields = rows as readonly StudyFieldRow[];
  const chosen = fields.filter(({ parent, key }) => parent && key && selected.includes(key));
  const general = fields
    .filter(({ parent }) => parent === null)
    .map((row) => ({
      ...row,
      count: row.count - totalOf(chosen.filter(({ parent }) => parent === row.key)),
    }));
  return leaderSentence(({ many }) => `A área com mais ${many}`)(
    [...general, ...chosen],
    selected,
    unit,
  );
};

/** General and specific areas of higher education, as a sunburst. */
const areas = variant<StudyFieldRow>({
  title,
  rows: graduate.byArea,
  selects: 'area',
  columns: areaColumns,
  summarize: areaSentence,
  term: measureTerms(studyFieldTerm),
  extraHeight: 180,
  narrowExtraHeight: 320,
  controls: () => [{ kind: 'full-screen' }],
  draw: (rows, { selected, unit }) => ({
    kind: 'chart',
    chart: sunburstChart({ rows, hues: generalAreaHues, selected, unit }),
  }),
});

/** Technological axes as stacked bars, or areas of knowledge as a sunburst, by education level. */
export const graduateAxes = variantCard({
  tag: 'graduate-axes',
  title,
  description:
    'Barras por eixo tecnológico e rede, no ensino técnico; anéis das áreas gerais e específicas, no superior.',
  area: graduateArea,
  selects: 'area',
  reserve: chartReserve(132, 220, { titleLines: 2, lines: 4 }),
  inlineRows: { columns: axisColumns, isMap: false, ...axisHeights, draw: drawAxes },
  variantOf: ({ filters }) => (isHigher(filters) ? areas : axes),
});
