import { valueRoom } from '../painters/bar-value-labels';
import { gridColor, indexAt, rowOptions } from '../specs/bar-axes';
import { baseOptions, fontOf, sentenceTooltip, titleAbove } from '../specs/base-options';
import type { ChartSpec, RenderTarget } from '../specs/chart-spec';
import { hueOf } from '../specs/chart-theme';
import { dotShapes } from '../specs/dot-shape';
import { markState, markStyle } from '../specs/mark-style';
import { type Dot, dotMarks } from './dot-marks';

/** A row of dots. */
export interface DotRow {
  /** Null if the row is not selectable. */
  key: string | null;
  label: string;
}

/** A series, which has at most one dot in every row. */
export interface DotSeries<Row> {
  label: string;
  /** Hue 1–8 of the palette. */
  hue: number;
  /** Null for a row without a dot. */
  value: (row: Row) => number | null;
}

export interface DotChartOptions<Row extends DotRow> {
  rows: readonly Row[];
  /** At most five, the number of shapes. */
  series: readonly DotSeries<Row>[];
  /** Keys of the selected rows; the others are dimmed. Default: none. */
  selected?: readonly string[] | undefined;
  /** Title of the value axis. */
  axisTitle: string;
  /** Formats a value for the axis. */
  formatTick: (value: number) => string;
  /** Formats a value for the tooltip. */
  format: (value: number) => string;
  /** Text at the right end of a row. Default: none. */
  endOf?: ((row: Row) => string) | undefined;
  /** Notes below the legend. Default: none. */
  notes?: readonly string[] | undefined;
}

/** Height of a row, with room for its name above the dots, and of the axis with its title, in pixels. */
const ROW = 32;
const AXIS = 56;

/** Height needed for this number of rows, in pixels. */
export const dotsHeight = (rows: number): number => rows * ROW + AXIS;

/** Length of a name that may take two lines on a narrow card, and the height that those add. */
const LONG = 34;
const SECOND_LINE = 15;

/** Height needed for these rows on a narrow card, in pixels. */
export const narrowDotsHeight = (rows: readonly DotRow[]): number =>
  dotsHeight(rows.length) +
  (rows.some(({ label }) => label.length > LONG) ? rows.length * SECOND_LINE : 0);

/** Lays out the dots as marks over a thin bar from the lowest to the highest value of each row. */
export function dotSpec<Row extends DotRow>(
  target: RenderTarget,
  {
    rows,
    series,
    selected = [],
    axisTitle,
    formatTick,
    format,
    endOf = () => '',
    notes = [],
  }: DotChartOptions<Row>,
): ChartSpec<'bar'> {
  const { theme, measure } = target;
  const labels = rows.map(({ label }) => label);
  const states = rows.map(({ key }) => markState(key, selected));
  const texts = rows.map(endOf);
  const valueWidth = texts.some(Boolean) ? valueRoom(texts, measure) + RIGHT_GAP : RIGHT_GAP;
  const isNarrow = target.width < NARROW;
  const axis = rowOptions(target, { labels, states, valueWidth, prefersAbove: isNarrow });
  const shown = series
    .map((each, index) => ({
      ...each,
      shape: dotShapes[index] ?? 'circle',
      color: hueOf(theme, each.hue),
    }))
    .filter(({ value }) => rows.some((row) => value(row) !== null));
  const dotsOf = (row: Row, index: number): Dot[] =>
    shown.flatMap(({ value, shape, color }) => {
      const at = value(row);
      const state = states[index] ?? 'plain';
      const style = markStyle(color, state, theme);
      return at === null
        ? []
        : [{ value: at, shape, style: state === 'plain' ? { ...style, borderWidth: 1 } : style }];
    });
  const dots = rows.map(dotsOf);
  return {
    type: 'bar',
    data: {
      labels,
      datasets: [
        {
          data: dots.map((own) => {
            const values = own.map(({ value }) => value);
            return own.length > 0 ? [Math.min(...values), Math.max(...values)] : null;
          }),
          ...axis.bars,
          barThickness: 3,
          backgroundColor: `color-mix(in srgb, ${theme.neutral} 45%, ${theme.raised})`,
        },
      ],
    },
    options: {
      ...baseOptions(target),
      indexAxis: 'y',
      interaction: { mode: 'index', axis: 'y', intersect: false },
      layout: { padding: { right: valueWidth } },
      scales: {
        x: {
          beginAtZero: false,
          grace: '5%',
          border: { display: false },
          grid: { color: gridColor(theme) },
          ticks: {
            maxTicksLimit: isNarrow ? 5 : 6,
            maxRotation: 0,
            color: theme.quiet,
            font: fontOf(target),
            callback: (value: string | number) => formatTick(Number(value)),
          },
        },
        y: axis.axis,
      },
      plugins: {
        dotMarks: {
          rows: dots.map((own, index) => ({ dots: own, text: texts[index] ?? '' })),
          color: theme.text,
          fontFamily: theme.fontFamily,
        },
        title: titleAbove(target, axisTitle),
        tooltip: sentenceTooltip<'bar'>(
          target,
          ({ dataIndex }) => {
            const row = rows[dataIndex];
            const values = shown.flatMap(({ label, value }) => {
              const at = row ? value(row) : null;
              return at === null ? [] : [`${label}: ${format(at)}`];
            });
            return values.join('; ');
          },
          ({ dataIndex }) => labels[dataIndex] ?? '',
        ),
      },
    },
    plugins: [dotMarks],
    wholeHeight: axis.wholeHeight,
    legend: [
      ...shown.map(({ label, color, shape }) => ({ label, color, shape })),
      ...notes.map((label) => ({ label })),
    ],
    keyAt: (chart, event) => rows[indexAt(chart, event)]?.key,
  };
}

/** Gap between the highest dot and the texts at the right, in pixels. */
const RIGHT_GAP = 8;

/** Width below which the names are above the dots and the axis has fewer ticks, in pixels. */
const NARROW = 408;
