import { graduateTitles, isHigher } from '@observatorio/bus';
import { StackedBarChart } from '@observatorio/charts/stacked-bar-chart';
import { SunburstChart } from '@observatorio/charts/sunburst-chart';
import { type Column, graduate, type StudyFieldRow } from '@observatorio/contract';
import { generalAreaHues, leaderSentence, type SentenceMaker } from '@observatorio/domain';
import type { CommonProps, Declaration } from '../../base/declaration';
import { DataCard } from '../../card/data-card';
import { FullScreenButton } from '../../card/full-screen-button';
import { type Title, titleUnder } from '../../card/title';
import { type Card, useCard } from '../../data/use-card';
import { useRows } from '../../data/use-rows';
import { axisColumns, axisSeries, axisStacks } from './axis-stacks';
import { graduateArea } from './graduate-area';

const tag = 'graduate-axes';

const title: Title = (filters) => {
  const { axis, chart } = graduateTitles(filters);
  return axis === 'Detalhamento das Áreas' ? `${axis}: ${chart}` : `${chart} por ${axis}`;
};

interface ViewProps {
  props: CommonProps;
  card: Card;
}

const shared = ({ props, card }: ViewProps) =>
  ({ tag, title: titleUnder(title, card.filters), props, card, filter: 'area' }) as const;

const axisSentence = leaderSentence(({ many }) => `O eixo com mais ${many}`);

/** The axes of technical education, each divided by network. */
function Axes(view: ViewProps) {
  return (
    <DataCard
      {...shared(view)}
      columns={axisColumns}
      data={useRows(view.card, graduate.byAxis)}
      arrange={axisStacks}
      summarize={axisSentence}
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

/** Specific areas count within their general one. */
const areaSentence: SentenceMaker = (rows, selected, unit) => {
  const general = (rows as readonly StudyFieldRow[]).filter(({ parent }) => parent === null);
  return leaderSentence(({ many }) => `A área com mais ${many}`)(general, selected, unit);
};

/** The areas of higher education and, around them, their specific areas. */
function Areas(view: ViewProps) {
  return (
    <DataCard
      {...shared(view)}
      columns={areaColumns}
      data={useRows(view.card, graduate.byArea)}
      summarize={areaSentence}
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
  return <View props={props} card={card} />;
}

/** Technological axes as bars, or the areas of knowledge as a sunburst. */
export const graduateAxes = {
  tag,
  title: titleUnder(title),
  description:
    'Barras por eixo tecnológico e rede, no ensino técnico; anéis das áreas gerais e específicas, no superior.',
  area: graduateArea,
  selects: 'area',
  Component: GraduateAxes,
} satisfies Declaration;
