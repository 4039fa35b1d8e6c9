import type { SeriesBreak } from '@observatorio/domain';
import type { Chart } from 'chart.js';
import { getRelativePosition } from 'chart.js/helpers';
import { BREAK_ROW, breakOptions, LABEL_GAP, lineBreaks } from '../line/line-breaks';
import { yearTicks } from '../line/line-data';
import { endOptions, LINE_END_GAP, lineEnd } from '../line/line-end';
import { BOLD, countAxis } from '../specs/bar-axes';
import { baseOptions, sentenceTooltip } from '../specs/base-options';
import type { ChartSpec, LegendEntry, RenderTarget } from '../specs/chart-spec';
import { hueOf } from '../specs/chart-theme';
import { tickAxis } from '../specs/tick-axis';

/** A line of a trend chart. */
export interface TrendSeries {
  label: string;
  /** Hue 1–8 of the palette. */
  hue: number;
  /** Value of each year; null if there is none. */
  values: readonly (number | null)[];
}

export interface TrendSpecOptions {
  /** Every year from the first to the last, ascending. */
  years: readonly number[];
  /** One line each, at most eight. */
  series: readonly TrendSeries[];
  /** Breaks between years; no line crosses one. Default: none. */
  breaks?: readonly SeriesBreak[];
  /** Years drawn as hollow points, because their data are partial. Default: none. */
  hollow?: readonly number[];
  /** Selected years, drawn larger. Default: none. */
  selected?: readonly string[];
  /** Name of the values. */
  measure: string;
  /** Whether the axis starts at zero. Default: true. */
  startsAtZero?: boolean;
  /** Formats a value in a few characters. */
  format(value: number): string;
  /** Describes a year of a series in a tooltip. */
  sentenceOf(series: number, year: number): string;
}

/** Width of a year label and of the value axis, in pixels. */
const YEAR_WIDTH = 40;
const AXIS_WIDTH = 56;

/** Radius of a point, of one of a selected year, and of one that no line reaches, in pixels. */
const POINT = 3;
const SELECTED_POINT = 6;
const LONE_POINT = 4;

/** Least part of the largest value that an axis spans if it need not start at zero. */
const MIN_SPAN = 0.2;

/** Whether a line joins the value at an index to the one before it. */
const isJoined = (
  values: TrendSeries['values'],
  index: number,
  starts: ReadonlySet<number | undefined>,
  years: readonly number[],
): boolean => values[index] != null && values[index - 1] != null && !starts.has(years[index]);

/** Lines over the years, with labelled gaps at breaks; a click selects the nearest year. */
export function trendSpec(
  target: RenderTarget,
  {
    years,
    series,
    breaks = [],
    hollow = [],
    selected = [],
    measure,
    format,
    sentenceOf,
    startsAtZero = true,
  }: TrendSpecOptions,
): ChartSpec<'line'> {
  const { theme, width } = target;
  const first = years[0] ?? 0;
  const last = years.at(-1) ?? first;
  const starts = new Set(breaks.map(({ to }) => to));
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const isSingle = series.length === 1;
  const end = isSingle ? (series[0]?.values.at(-1) ?? null) : null;
  const endText = end === null ? '' : format(end);
  const endRoom = LINE_END_GAP + target.measure(endText) * BOLD;
  const ticks = yearTicks(first, last, (width - AXIS_WIDTH - endRoom) / YEAR_WIDTH);
  const yearAt = (index: number): number => years[index] ?? 0;
  return {
    type: 'line',
    data: {
      datasets: series.map(({ label, hue, values }) => {
        const color = hueOf(theme, hue);
        const joined = values.map((_, index) => isJoined(values, index, starts, years));
        return {
          label: isSingle ? measure : `${label}: ${measure}`,
          data: values.map((value, index) => ({ x: yearAt(index), y: value })),
          borderColor: color,
          borderWidth: 2.5,
          segment: {
            borderColor: ({ p1DataIndex }) => (joined[p1DataIndex] ? undefined : 'transparent'),
          },
          clip: false,
          pointRadius: values.map((_, index) => {
            if (selected.includes(String(yearAt(index)))) return SELECTED_POINT;
            return joined[index] || joined[index + 1] ? POINT : LONE_POINT;
          }),
          pointHoverRadius: SELECTED_POINT,
          pointBorderColor: color,
          pointBorderWidth: 2,
          pointBackgroundColor: years.map((year) => (hollow.includes(year) ? theme.raised : color)),
        };
      }),
    },
    options: {
      ...baseOptions(target),
      interaction: { mode: 'nearest', axis: 'xy', intersect: false },
      layout: { padding: { top: LABEL_GAP + breaks.length * BREAK_ROW, right: endRoom } },
      scales: {
        x: {
          type: 'linear',
          // Half a year of padding, so that a single year also gets an axis.
          ...tickAxis(target, { min: first - 0.5, max: last + 0.5, ticks, textOf: String }),
        },
        y: {
          ...countAxis(target, format),
          beginAtZero: startsAtZero,
          ...(startsAtZero ? {} : { suggestedMin: (1 - MIN_SPAN) * Math.max(...known) }),
        },
      },
      plugins: {
        lineBreaks: breakOptions(theme, breaks),
        lineEnd: endOptions(theme, endText),
        tooltip: sentenceTooltip<'line'>(target, ({ datasetIndex, dataIndex }) =>
          sentenceOf(datasetIndex, yearAt(dataIndex)),
        ),
      },
    },
    plugins: [lineBreaks, lineEnd],
    legend: legendOf(target, { series, hollow }),
    keyAt: (chart, event) => keyOf(nearestYear(chart, event), { years, series }),
  };
}

function legendOf(
  { theme }: RenderTarget,
  { series, hollow }: { series: readonly TrendSeries[]; hollow: readonly number[] },
): LegendEntry[] {
  const lines = series.map(({ label, hue }) => ({ label, color: hueOf(theme, hue) }));
  const partial: LegendEntry[] =
    hollow.length > 0
      ? [{ label: 'ano parcial', color: theme.raised, outline: theme.text, shape: 'circle' }]
      : [];
  return [...(series.length > 1 ? lines : []), ...partial];
}

function nearestYear(chart: Chart<'line'>, event: MouseEvent): number {
  const { x } = getRelativePosition(event, chart);
  return Math.round(chart.scales.x?.getValueForPixel(x) ?? 0);
}

/** Returns the key of a year, if it has a value. */
function keyOf(
  year: number,
  { years, series }: Pick<TrendSpecOptions, 'years' | 'series'>,
): string | undefined {
  const index = years.indexOf(year);
  return series.some(({ values }) => values[index] != null) ? String(year) : undefined;
}
