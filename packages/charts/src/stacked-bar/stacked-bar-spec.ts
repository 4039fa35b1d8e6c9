import { formatCompact, formatShort, type Unit } from '@observatorio/language';
import type { ChartDataset, ChartOptions } from 'chart.js';
import { COLUMN_LINES } from '../bar/bar-data';
import { fitLines, type MeasureText } from '../canvas/text-fit';
import { barValueLabels, valueRoom } from '../painters/bar-value-labels';
import { categoryAxis, countAxis, indexAt, rowOptions } from '../specs/bar-axes';
import { baseOptions, sentenceTooltip } from '../specs/base-options';
import { highest } from '../specs/categories';
import type { ChartSpec, RenderTarget } from '../specs/chart-spec';
import { type ChartTheme, colorOf } from '../specs/chart-theme';
import { hiddenAxis } from '../specs/hidden-axis';
import { hiddenMark, type MarkState, markColumns, markState, markStyle } from '../specs/mark-style';
import { valueSentence } from '../specs/value-text';
import type { StackData } from './stacked-bar-data';

interface StackSpecOptions {
  data: StackData;
  chosen: readonly string[];
  unit: Unit;
  /**
   * Shortens the axis labels if any does not fit in full. Default: truncates labels that do not
   * fit.
   */
  shorten?: ((label: string) => string) | undefined;
}

/** Gaps between two labels, and between two values, in pixels. */
const GAP = 4;
const VALUE_GAP = 2;
/**
 * Neighbouring totals are drawn at about the same height, and may therefore touch, if they differ
 * by less than 1/LEVELS of the highest.
 */
const LEVELS = 10;
/** Width of the count axis, in pixels. */
const AXIS_WIDTH = 44;

const seriesColor = (hue: number | undefined, theme: ChartTheme): string =>
  colorOf(null, hue, theme);

interface Layout extends StackSpecOptions {
  states: readonly MarkState[];
  /** Totals of the stacks in compact notation. */
  values: readonly string[];
  labels: readonly string[];
  /** Further options of the bars. Default: none. */
  bar?: Partial<ChartDataset<'bar'>>;
  /** Minimum height at which no name is cut off, in pixels. Default: 0. */
  wholeHeight?: number | undefined;
}

const layoutOf = ({ data, chosen, unit }: StackSpecOptions): Layout => ({
  data,
  chosen,
  unit,
  states: data.categories.map(({ key }) => markState(key, chosen)),
  values: data.categories.map(({ count }) => formatCompact(count)),
  labels: data.categories.map(({ label }) => label),
});

/**
 * Returns the totals, in a shorter format if they would touch or be cut off; none if even the
 * shorter ones would.
 */
function columnValues(
  { categories }: StackData,
  column: number,
  measure: MeasureText,
): readonly string[] {
  const wordings = [formatCompact, formatShort].map((format) =>
    categories.map(({ count }) => ({ text: format(count), count })),
  );
  const fit = wordings.find((values) =>
    values.every(({ text, count }, index) => {
      const next = values[index + 1];
      // Tolerates a small overflow, because glyphs are narrower than their measured boxes.
      if (measure(text) - VALUE_GAP > column) return false;
      const isLevel = next && Math.abs(next.count - count) < highest(categories) / LEVELS;
      return !isLevel || (measure(text) + measure(next.text)) / 2 + VALUE_GAP <= column;
    }),
  );
  return fit?.map(({ text }) => text) ?? [];
}

/** Stacked columns with their totals above them, or with a count axis if the totals do not fit. */
export function stackedColumns(target: RenderTarget, options: StackSpecOptions): ChartSpec<'bar'> {
  const column = target.width / Math.max(1, options.data.categories.length);
  const values = columnValues(options.data, column, target.measure);
  const axis = values.length > 0 ? 0 : AXIS_WIDTH / options.data.categories.length;
  const room = column - axis - GAP;
  const layout = { ...layoutOf(options), values };
  const whole = layout.labels.every((label) =>
    fitLines(label, room, COLUMN_LINES, target.measure).every((line) => !line.endsWith('…')),
  );
  const labels = whole || !options.shorten ? layout.labels : layout.labels.map(options.shorten);
  return stackSpec(target, layout, {
    indexAxis: 'x',
    layout: { padding: { top: 24 } },
    scales: {
      x: {
        stacked: true,
        ...categoryAxis(target, {
          ...layout,
          labels,
          room,
          maxLines: COLUMN_LINES,
          vertical: false,
        }),
      },
      y: {
        stacked: true,
        ...(values.length > 0 ? hiddenAxis(0, highest(layout.data.categories)) : countAxis(target)),
      },
    },
  });
}

/** Stacked bars with their totals at the ends. */
export function stackedBars(target: RenderTarget, options: StackSpecOptions): ChartSpec<'bar'> {
  const layout = layoutOf(options);
  const valueWidth = valueRoom(layout.values, target.measure);
  const rows = rowOptions(target, { ...layout, valueWidth });
  return stackSpec(
    target,
    { ...layout, bar: rows.bars, wholeHeight: rows.wholeHeight },
    {
      indexAxis: 'y',
      layout: { padding: { right: valueWidth } },
      scales: {
        x: { stacked: true, ...hiddenAxis(0, highest(layout.data.categories)) },
        y: { stacked: true, ...rows.axis },
      },
    },
  );
}

function stackSpec(
  target: RenderTarget,
  { data, states, values, labels, unit, bar, wholeHeight }: Layout,
  options: ChartOptions<'bar'>,
): ChartSpec<'bar'> {
  const { theme } = target;
  const { categories, series, total } = data;
  return {
    type: 'bar',
    data: {
      labels: [...labels],
      datasets: series.map(({ label, hue, counts }) => ({
        label,
        data: [...counts],
        ...stackStyle(counts, states, seriesColor(hue, theme), theme),
        borderSkipped: false as const,
        maxBarThickness: options.indexAxis === 'x' ? 72 : 40,
        ...bar,
      })),
    },
    options: {
      ...baseOptions(target),
      ...options,
      interaction: { mode: 'index', axis: options.indexAxis ?? 'x', intersect: false },
      plugins: {
        barValueLabels: { texts: values, color: theme.text, fontFamily: theme.fontFamily },
        tooltip: sentenceTooltip<'bar'>(
          target,
          ({ datasetIndex, dataIndex }) => {
            const part = series[datasetIndex];
            const whole = categories[dataIndex]?.count ?? 0;
            return part ? valueSentence(part.label, part.counts[dataIndex] ?? 0, whole, unit) : '';
          },
          ({ dataIndex }) => {
            const category = categories[dataIndex];
            return category ? valueSentence(category.label, category.count, total, unit) : '';
          },
        ),
      },
    },
    plugins: [barValueLabels],
    wholeHeight,
    legend: series.map(({ label, hue }) => ({ label, color: seriesColor(hue, theme) })),
    keyAt: (chart, event) => categories[indexAt(chart, event)]?.key,
  };
}

/** Styles a series, separated from its neighbours by a line in the background colour. */
function stackStyle(
  counts: readonly number[],
  states: readonly MarkState[],
  color: string,
  theme: ChartTheme,
) {
  const styles = counts.map((count, index) => {
    const state = states[index] ?? 'plain';
    if (count === 0) return hiddenMark;
    return state === 'plain'
      ? { backgroundColor: color, borderColor: theme.raised, borderWidth: 1 }
      : markStyle(color, state, theme);
  });
  return markColumns(styles, theme);
}
