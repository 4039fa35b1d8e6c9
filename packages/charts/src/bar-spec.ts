import { formatCompact, totalOf, type Unit } from '@observatorio/domain';
import type { ChartDataset, ChartOptions } from 'chart.js';
import { COLUMN_LINES } from './bar-data';
import { categoryAxis, countAxis, indexAt, rowAxis } from './frame/bar-axes';
import { barValues, valueRoom } from './frame/bar-values';
import { baseOptions, sentenceTooltip, titleAbove } from './frame/base-options';
import { type CountRow, highest, isOwnCategory } from './frame/chart-props';
import type { ChartSpec, Look } from './frame/chart-spec';
import { hueOf, neutralOf } from './frame/chart-theme';
import { hiddenMark, type MarkState, markColumns, markState, markStyle } from './frame/mark-style';
import { valueSentence } from './frame/value-text';

export interface BarSpecOptions {
  bars: readonly CountRow[];
  chosen: readonly string[];
  unit: Unit;
  gapless: boolean;
  axisTitle: string | undefined;
}

interface Layout extends BarSpecOptions {
  states: readonly MarkState[];
  /** Each bar's value in short. */
  values: readonly string[];
}

const layoutOf = (options: BarSpecOptions): Layout => ({
  ...options,
  states: options.bars.map(({ key }) => markState(key, options.chosen)),
  values: options.bars.map(({ count }) => formatCompact(count)),
});

/** Bars one under the other, with their values at their ends. */
export function horizontalBars(look: Look, options: BarSpecOptions): ChartSpec<'bar'> {
  const layout = layoutOf(options);
  const valueWidth = valueRoom(layout.values, look.measure);
  return barSpec(look, layout, {
    indexAxis: 'y',
    layout: { padding: { right: valueWidth } },
    scales: {
      x: { display: false, min: 0, max: highest(layout.bars) },
      y: rowAxis(look, {
        ...layout,
        labels: layout.bars.map(({ label }) => label),
        valueWidth,
      }),
    },
    plugins: {
      barValues: valuesOf(look, layout.values),
      title: titleAbove(look, layout.axisTitle),
    },
  });
}

/** Columns side by side, with their values above them where those fit, else with an axis. */
export function columns(look: Look, options: BarSpecOptions, column: number): ChartSpec<'bar'> {
  const layout = layoutOf(options);
  const hasRoom = layout.values.every((value) => look.measure(value) <= column + 4);
  return barSpec(look, layout, {
    indexAxis: 'x',
    layout: { padding: { top: hasRoom ? 24 : 8 } },
    scales: {
      x: categoryAxis(look, {
        ...layout,
        labels: layout.bars.map(({ label }) => label),
        room: column,
        maxLines: COLUMN_LINES,
        vertical: false,
        title: layout.axisTitle,
      }),
      y: hasRoom ? { display: false, min: 0, max: highest(layout.bars) } : countAxis(look),
    },
    plugins: { barValues: valuesOf(look, hasRoom ? layout.values : []) },
  });
}

function barSpec(
  look: Look,
  layout: Layout,
  { plugins, ...options }: ChartOptions<'bar'>,
): ChartSpec<'bar'> {
  const { bars, unit } = layout;
  const total = totalOf(bars);
  return {
    type: 'bar',
    data: { labels: bars.map(({ label }) => label), datasets: [barSeries(look, layout)] },
    options: {
      ...baseOptions(look),
      ...options,
      interaction: { mode: 'index', axis: options.indexAxis ?? 'x', intersect: false },
      plugins: {
        ...plugins,
        tooltip: sentenceTooltip<'bar'>(look, ({ dataIndex }) => {
          const row = bars[dataIndex];
          return row ? valueSentence(row.label, row.count, total, unit) : '';
        }),
      },
    },
    plugins: [barValues],
    keyAt: (chart, event) => bars[indexAt(chart, event)]?.key,
  };
}

function barSeries({ theme }: Look, { bars, states, unit, gapless }: Layout): ChartDataset<'bar'> {
  const styles = bars.map((row, index) =>
    row.count === 0
      ? hiddenMark
      : markStyle(
          isOwnCategory(row) ? hueOf(theme, 1) : neutralOf(row.key, theme),
          states[index] ?? 'plain',
          theme,
        ),
  );
  return {
    label: unit.many,
    data: bars.map(({ count }) => count),
    ...markColumns(styles, theme),
    borderSkipped: false,
    borderRadius: gapless ? 0 : 3,
    minBarLength: 2,
    ...(gapless
      ? { categoryPercentage: 1, barPercentage: 0.98 }
      : { categoryPercentage: 0.84, barPercentage: 0.9, maxBarThickness: 40 }),
  };
}

const valuesOf = ({ theme }: Look, texts: readonly string[]) => ({
  texts,
  color: theme.text,
  fontFamily: theme.fontFamily,
});
