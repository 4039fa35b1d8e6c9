import type { CountRow } from '@observatorio/domain';
import type { Unit } from '@observatorio/language';
import type { ChartDataset, ChartOptions } from 'chart.js';
import { barValueLabels, valueRoom } from '../painters/bar-value-labels';
import { categoryAxis, countAxis, indexAt, rowOptions } from '../specs/bar-axes';
import { baseOptions, sentenceTooltip, titleAbove } from '../specs/base-options';
import { highest, isCategory } from '../specs/categories';
import type { ChartSpec, RenderTarget } from '../specs/chart-spec';
import { hueOf, neutralOf } from '../specs/chart-theme';
import { hiddenAxis } from '../specs/hidden-axis';
import { hiddenMark, type MarkState, markColumns, markState, markStyle } from '../specs/mark-style';
import type { ValueTexts } from '../specs/value-text';
import { COLUMN_LINES } from './bar-data';

export interface BarSpecOptions {
  bars: readonly CountRow[];
  chosen: readonly string[];
  unit: Unit;
  texts: ValueTexts;
  /** Hue 1–8 of the palette by key. Default: the first for all. */
  hues?: Readonly<Record<string, number>> | undefined;
  gapless: boolean;
  axisTitle: string | undefined;
  /** Note below the chart. Default: none. */
  note?: string | undefined;
  /** Shortens a label for the axis. Default: the full label. */
  shorten?: ((label: string) => string) | undefined;
}

interface Layout extends BarSpecOptions {
  states: readonly MarkState[];
  /** Bar values, formatted. */
  values: readonly string[];
  /** Further options of the bars. Default: none. */
  bar?: Partial<ChartDataset<'bar'>>;
  /** Minimum height at which no name is cut off, in pixels. Default: 0. */
  wholeHeight?: number | undefined;
}

const layoutOf = (options: BarSpecOptions): Layout => ({
  ...options,
  states: options.bars.map(({ key }) => markState(key, options.chosen)),
  values: options.bars.map(options.texts.short),
});

const axisLabels = ({ bars, shorten = (label) => label }: Layout): string[] =>
  bars.map(({ label }) => shorten(label));

/** Horizontal bars with their values at the ends. */
export function horizontalBars(target: RenderTarget, options: BarSpecOptions): ChartSpec<'bar'> {
  const layout = layoutOf(options);
  const valueWidth = valueRoom(layout.values, target.measure);
  const rows = rowOptions(target, { ...layout, labels: axisLabels(layout), valueWidth });
  return barSpec(
    target,
    { ...layout, bar: rows.bars, wholeHeight: rows.wholeHeight },
    {
      indexAxis: 'y',
      layout: { padding: { right: valueWidth } },
      scales: {
        x: hiddenAxis(0, highest(layout.bars)),
        y: rows.axis,
      },
      plugins: {
        barValueLabels: valuesOf(target, layout.values),
        title: titleAbove(target, layout.axisTitle),
      },
    },
  );
}

/** Columns with their values above them, or with a count axis if the values do not fit. */
export function columns(
  target: RenderTarget,
  options: BarSpecOptions,
  column: number,
): ChartSpec<'bar'> {
  const layout = layoutOf(options);
  const hasRoom = layout.values.every((value) => target.measure(value) <= column + 4);
  return barSpec(target, layout, {
    indexAxis: 'x',
    layout: { padding: { top: hasRoom ? 24 : 8 } },
    scales: {
      x: categoryAxis(target, {
        ...layout,
        labels: axisLabels(layout),
        room: column,
        maxLines: COLUMN_LINES,
        vertical: false,
        title: layout.axisTitle,
      }),
      y: hasRoom ? hiddenAxis(0, highest(layout.bars)) : countAxis(target, layout.texts.tick),
    },
    plugins: { barValueLabels: valuesOf(target, hasRoom ? layout.values : []) },
  });
}

function barSpec(
  target: RenderTarget,
  layout: Layout,
  { plugins, ...options }: ChartOptions<'bar'>,
): ChartSpec<'bar'> {
  const { bars, note, texts } = layout;
  return {
    type: 'bar',
    data: { labels: bars.map(({ label }) => label), datasets: [barSeries(target, layout)] },
    options: {
      ...baseOptions(target),
      ...options,
      interaction: { mode: 'index', axis: options.indexAxis ?? 'x', intersect: false },
      plugins: {
        ...plugins,
        tooltip: sentenceTooltip<'bar'>(target, ({ dataIndex }) => {
          const row = bars[dataIndex];
          return row ? texts.sentence(row) : '';
        }),
      },
    },
    plugins: [barValueLabels],
    wholeHeight: layout.wholeHeight,
    ...(note && { legend: [{ label: note }] }),
    keyAt: (chart, event) => bars[indexAt(chart, event)]?.key,
  };
}

function barSeries(
  { theme }: RenderTarget,
  { bars, states, unit, gapless, hues = {}, bar }: Layout,
): ChartDataset<'bar'> {
  const styles = bars.map((row, index) =>
    row.count === 0
      ? hiddenMark
      : markStyle(
          isCategory(row) ? hueOf(theme, hues[row.key ?? ''] ?? 1) : neutralOf(row.key, theme),
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
    ...bar,
  };
}

const valuesOf = ({ theme }: RenderTarget, texts: readonly string[]) => ({
  texts,
  color: theme.text,
  fontFamily: theme.fontFamily,
});
