import { formatCompact } from '@observatorio/language';
import type { Chart, Scale } from 'chart.js';
import { getRelativePosition } from 'chart.js/helpers';
import { allLines, fitLines, wholeLines } from '../canvas/text-fit';
import { FONT_SIZE } from '../canvas/text-measure';
import { fontOf } from './base-options';
import type { RenderTarget } from './chart-spec';
import type { ChartTheme } from './chart-theme';
import type { MarkState } from './mark-style';

interface CategoryAxisOptions {
  labels: readonly string[];
  states: readonly MarkState[];
  /** Maximum width of a label, in pixels. */
  room: number;
  maxLines: number;
  /** Stacks the categories vertically, with left-aligned labels. */
  vertical: boolean;
  /** Title of the axis. Default: none. */
  title?: string | undefined;
}

/** Width of bold text relative to normal text. */
export const BOLD = 1.06;
/** Gap between a label and its bar, in pixels. */
const LABEL_GAP = 10;
const LINE_HEIGHT = FONT_SIZE * 1.25;

/** Number of lines of text that fit in a height; at least one. */
const linesIn = (height: number): number => Math.max(1, Math.floor(height / LINE_HEIGHT));

/**
 * Category axis with labels that wrap, or end with "…" if they do not fit in full; selected
 * categories are bold.
 */
export function categoryAxis(
  target: RenderTarget,
  { labels, states, room, maxLines, vertical, title }: CategoryAxisOptions,
) {
  const { theme, measure } = target;
  const lines = labels.map((label, index) => {
    const width = states[index] === 'chosen' ? room / BOLD : room;
    return wholeLines(label, width, maxLines, measure) ?? fitLines(label, width, maxLines, measure);
  });
  return {
    grid: { display: false },
    border: { display: !vertical, color: theme.line },
    title: {
      display: title !== undefined,
      text: title ?? '',
      color: theme.quiet,
      font: fontOf(target),
    },
    afterFit: (axis: Scale) => {
      // Chart.js limits an axis to half the chart, which would cut off the labels.
      const widest = Math.max(0, ...lines.flat().map(measure));
      if (vertical) axis.width = Math.min(room, widest * BOLD) + LABEL_GAP;
    },
    ticks: {
      autoSkip: false,
      maxRotation: 0,
      crossAlign: vertical ? ('far' as const) : ('near' as const),
      color: theme.text,
      font: ({ index }: { index: number }) => ({
        ...fontOf(target),
        weight: states[index] === 'chosen' ? 600 : 400,
      }),
      callback: (_: unknown, index: number) => lines[index] ?? '',
    },
  };
}

interface RowAxisOptions extends Pick<CategoryAxisOptions, 'labels' | 'states'> {
  /** Space for the values at the ends of the bars, in pixels. */
  valueWidth: number;
  /** Whether to put the names above the bars even if they fit next to them. Default: false. */
  prefersAbove?: boolean;
}

/** Widest name beside a bar, in pixels. */
const MAX_ROOM = 220;

/** Part of the width that names may take where they would be cut off otherwise. */
const WIDE_ROOM = 0.5;

/** Height of a row with its name above the bar, and thickness of that bar, in pixels. */
const ABOVE_ROW = 30;
const ABOVE_BAR = 12;
/** Gap above a name in a chart that is as high as its names need, in pixels. */
const ROW_GAP = 6;

/**
 * Category axis of horizontal bars, and options of the bars. The names are next to the bars, or
 * above them if some would be cut off there and the rows are high enough. `wholeHeight` is the
 * minimum chart height at which no name is cut off.
 */
export function rowOptions(
  target: RenderTarget,
  { labels, states, valueWidth, prefersAbove = false }: RowAxisOptions,
) {
  // Without the room that the first name may take above its row.
  const row = (target.height - LINE_HEIGHT) / Math.max(1, labels.length);
  const space = target.width - valueWidth;
  const maxLines = Math.min(2, linesIn(row));
  const isCutAt = (width: number) =>
    labels.some((label) => !wholeLines(label, width / BOLD, maxLines, target.measure));
  const usual = Math.min(MAX_ROOM, space * 0.6);
  const room = isCutAt(usual) ? Math.max(usual, space * WIDE_ROOM) : usual;
  const isCut = isCutAt(room);
  const options = { labels, states, vertical: true };
  const fullRoom = target.width - LABEL_GAP;
  const most = Math.max(
    ...labels.map((label) => allLines(label, fullRoom / BOLD, target.measure).length),
  );
  const wholeHeight = isCut ? labels.length * (ABOVE_ROW + ROW_GAP + (most - 1) * LINE_HEIGHT) : 0;
  if (row < ABOVE_ROW || (!isCut && !prefersAbove)) {
    return { axis: categoryAxis(target, { ...options, room, maxLines }), bars: {}, wholeHeight };
  }
  const maxAbove = 1 + Math.floor((row - ABOVE_ROW) / LINE_HEIGHT);
  const axis = categoryAxis(target, { ...options, room: fullRoom, maxLines: maxAbove });
  const lines = labels.map((_, index) => [axis.ticks.callback(undefined, index)].flat());
  const above = Math.max(...lines.map(({ length }) => length));
  return {
    wholeHeight,
    axis: {
      ...axis,
      afterFit: (scale: Scale) => {
        // Chart.js would leave room for names at the centres of their rows.
        const first = Math.max(0, (ABOVE_BAR - row) / 2 + above * LINE_HEIGHT + 1);
        Object.assign(scale, { width: 0, paddingTop: first, paddingBottom: 0 });
      },
      ticks: {
        ...axis.ticks,
        // All names end at their bars, whatever their number of lines.
        callback: (_: unknown, index: number) => {
          const own = lines[index] ?? [];
          return [...Array<string>(above - own.length).fill(''), ...own];
        },
        mirror: true,
        crossAlign: 'near' as const,
        padding: 0,
        labelOffset: -(ABOVE_BAR + above * LINE_HEIGHT) / 2 - 1,
        z: 1,
      },
    },
    bars: { barThickness: ABOVE_BAR },
  };
}

/** Colour of grid lines. */
export const gridColor = ({ line }: ChartTheme): string =>
  `color-mix(in srgb, ${line} 60%, transparent)`;

/** Unobtrusive axis with a few integer ticks. Default format: compact notation. */
export function countAxis(target: RenderTarget, format: (value: number) => string = formatCompact) {
  return {
    beginAtZero: true,
    border: { display: false },
    grid: { color: gridColor(target.theme) },
    ticks: {
      maxTicksLimit: 5,
      precision: 0,
      color: target.theme.quiet,
      font: fontOf(target),
      callback: (value: string | number) => format(Number(value)),
    },
  };
}

/**
 * Returns the index of the category whose bar or label is at the pointer; −1 or past the end if
 * there is none.
 */
export function indexAt(chart: Chart<'bar'>, event: MouseEvent): number {
  const { x, y } = getRelativePosition(event, chart);
  const scale = chart.options.indexAxis === 'y' ? chart.scales.y : chart.scales.x;
  return scale?.getValueForPixel(scale.isHorizontal() ? x : y) ?? -1;
}
