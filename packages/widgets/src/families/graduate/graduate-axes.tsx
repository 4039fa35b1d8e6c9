import { StackedBarChart } from '@observatorio/charts/stacked-bar-chart';
import { SunburstChart } from '@observatorio/charts/sunburst-chart';
import { type Column, graduate, isHigher, type StudyFieldRow } from '@observatorio/contract';
import {
  axisTerm,
  generalAreaHues,
  leaderSentence,
  type SentenceMaker,
  studyFieldTerm,
  totalOf,
} from '@observatorio/domain';
import type { CommonProps, Declaration } from '../../base/declaration';
import { chartReserve } from '../../base/reserve';
import { DataCard } from '../../card/data-card';
import { FullScreenButton } from '../../card/full-screen-button';
import { ownDataCard } from '../../card/own-data-card';
import { resolveTitle, type Title } from '../../card/title';
import { type Card, useCard } from '../../data/use-card';
import { useRows } from '../../data/use-rows';
import { axisColumns, axisSeries, axisStacks } from './axis-stacks';
import { graduateArea } from './graduate-area';
import { graduateTitles } from './graduate-titles';
import { measureTerms } from './measure-terms';

const title: Title = (filters) => {
  const { axis, chart } = graduateTitles(filters);
  return axis === 'Detalhamento das Áreas' ? `${axis}: ${chart}` : `${chart} por ${axis}`;
};

interface ViewProps {
  card: Card;
}

const shared = (card: Card) =>
  ({ title: resolveTitle(title, card.filters), card, filter: 'area' }) as const;

const axisSentence = leaderSentence(({ many }) => `O eixo com mais ${many}`);

/** Technological axes of technical education, stacked by network. */
function Axes({ card }: ViewProps) {
  return (
    <DataCard
      {...shared(card)}
      columns={axisColumns}
      data={useRows(card, graduate.byAxis, { ignores: 'area' })}
      arrange={axisStacks}
      summarize={axisSentence}
      term={measureTerms(axisTerm)}
      extraHeight={132}
      narrowExtraHeight={220}
    >
      {(rows, chart) => (
        <StackedBarChart rows={rows} series={axisSeries} direction="bars" {...chart} />
      )}
    </DataCard>
  );
}

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
function Areas({ card }: ViewProps) {
  return (
    <DataCard
      {...shared(card)}
      columns={areaColumns}
      data={useRows(card, graduate.byArea, { ignores: 'area' })}
      summarize={areaSentence}
      term={measureTerms(studyFieldTerm)}
      extraHeight={180}
      narrowExtraHeight={320}
      toolbar={<FullScreenButton />}
    >
      {(rows, chart) => <SunburstChart rows={rows} hues={generalAreaHues} {...chart} />}
    </DataCard>
  );
}

function GraduateAxes(props: CommonProps) {
  const card = useCard(graduateArea, props);
  const View = isHigher(card.filters) ? Areas : Axes;
  return <View card={card} />;
}

/** Technological axes as stacked bars, or areas of knowledge as a sunburst, by education level. */
export const graduateAxes = {
  tag: 'graduate-axes',
  title: resolveTitle(title),
  description:
    'Barras por eixo tecnológico e rede, no ensino técnico; anéis das áreas gerais e específicas, no superior.',
  area: graduateArea,
  selects: 'area',
  reserve: chartReserve(132, 220, { titleLines: 2, lines: 4 }),
  ...ownDataCard({
    title: resolveTitle(title),
    area: graduateArea,
    columns: axisColumns,
    isMap: false,
    heights: { extraHeight: 132, narrowExtraHeight: 220 },
    chart: ({ rows, ...view }) => (
      <StackedBarChart rows={rows} series={axisSeries} direction="bars" {...view} />
    ),
    ApiCard: GraduateAxes,
  }),
} satisfies Declaration;
