import { COLUMN_LINES } from '../bar/bar-data';
import { fitLines } from '../canvas/text-fit';
import { categoryAxis, countAxis, indexAt } from '../specs/bar-axes';
import { baseOptions, sentenceTooltip } from '../specs/base-options';
import type { ChartSpec, RenderTarget } from '../specs/chart-spec';
import { hueOf } from '../specs/chart-theme';
import { hiddenMark, markColumns, markState, markStyle } from '../specs/mark-style';

/** A category, with a value of each series. */
export interface GroupRow {
  key: string | null;
  label: string;
  /** Null for a value that is not drawn. */
  values: readonly (number | null)[];
  /** Describes the value of each series in a tooltip. */
  sentences: readonly string[];
}

/** A series, which contributes one column to every group. */
export interface GroupedSeries {
  label: string;
  /** Hue 1–8 of the palette. */
  hue: number;
}

export interface GroupedBarChartOptions {
  /** One group of columns per row. */
  rows: readonly GroupRow[];
  /** One column in each group. */
  series: readonly GroupedSeries[];
  /** Keys of the selected rows; the others are dimmed. Default: none. */
  selected?: readonly string[];
  /** Name of the values. */
  measure: string;
  /** Formats a value of the axis. */
  tick(value: number): string;
  /** Shortens the labels under columns if any does not fit. Default: full labels. */
  shorten?: (label: string) => string;
}

/** Width of the value axis, and gap between two labels, in pixels. */
const AXIS_WIDTH = 64;
const GAP = 4;

/** Columns with a value axis. */
export function groupedColumns(
  target: RenderTarget,
  { rows, series, selected = [], measure, tick, shorten }: GroupedBarChartOptions,
): ChartSpec<'bar'> {
  const { theme, width, measure: measureText } = target;
  const states = rows.map(({ key }) => markState(key, selected));
  const room = (width - AXIS_WIDTH) / Math.max(1, rows.length) - GAP;
  const full = rows.map(({ label }) => label);
  const fits = full.every((label) =>
    fitLines(label, room, COLUMN_LINES, measureText).every((line) => !line.endsWith('…')),
  );
  const labels = fits || !shorten ? full : full.map(shorten);
  const colors = series.map(({ hue }) => hueOf(theme, hue));
  return {
    type: 'bar',
    data: {
      labels: full,
      datasets: series.map(({ label }, at) => ({
        label: `${label}: ${measure}`,
        data: rows.map(({ values }) => values[at] ?? null),
        ...markColumns(
          rows.map(({ values }, index) =>
            values[at] ? markStyle(colors[at] ?? '', states[index] ?? 'plain', theme) : hiddenMark,
          ),
          theme,
        ),
        borderSkipped: false as const,
        borderRadius: 3,
        maxBarThickness: 56,
      })),
    },
    options: {
      ...baseOptions(target),
      indexAxis: 'x',
      layout: { padding: { top: 8 } },
      interaction: { mode: 'nearest', axis: 'x', intersect: false },
      scales: {
        x: categoryAxis(target, { labels, states, room, maxLines: COLUMN_LINES, vertical: false }),
        y: countAxis(target, tick),
      },
      plugins: {
        tooltip: sentenceTooltip<'bar'>(
          target,
          ({ dataIndex, datasetIndex }) => rows[dataIndex]?.sentences[datasetIndex] ?? '',
        ),
      },
    },
    legend: series.map(({ label }, at) => ({ label, color: colors[at] ?? '' })),
    keyAt: (chart, event) => rows[indexAt(chart, event)]?.key,
  };
}
