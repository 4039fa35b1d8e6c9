import { formatCompact } from '@observatorio/domain';
import type { Chart, Scale } from 'chart.js';
import { getRelativePosition } from 'chart.js/helpers';
import { fontOf } from './base-options';
import { FONT_SIZE, type Look } from './chart-spec';
import type { ChartTheme } from './chart-theme';
import type { MarkState } from './mark-style';
import { fitLines } from './text-fit';

interface CategoryAxisOptions {
  labels: readonly string[];
  states: readonly MarkState[];
  /** What the labels may take, in pixels. */
  room: number;
  maxLines: number;
  /** The categories stand one under the other, with their labels aligned on the left. */
  vertical: boolean;
  /** What the categories are. Default: nothing. */
  title?: string | undefined;
}

/** How much wider a bold text is. */
export const BOLD = 1.06;
/** In pixels: between a label and its bar. */
const LABEL_GAP = 10;
const LINE_HEIGHT = FONT_SIZE * 1.25;

/** How many lines of text stand in this height: at least one. */
const linesIn = (height: number): number => Math.max(1, Math.floor(height / LINE_HEIGHT));

/** Labels that wrap or end with "…" in the room that they have; that of a chosen one is bold. */
export function categoryAxis(
  look: Look,
  { labels, states, room, maxLines, vertical, title }: CategoryAxisOptions,
) {
  const { theme, measure } = look;
  const lines = labels.map((label, index) =>
    fitLines(label, states[index] === 'chosen' ? room / BOLD : room, maxLines, measure),
  );
  return {
    grid: { display: false },
    border: { display: !vertical, color: theme.line },
    title: {
      display: title !== undefined,
      text: title ?? '',
      color: theme.quiet,
      font: fontOf(look),
    },
    afterFit: (axis: Scale) => {
      // Chart.js would cut a wide axis at half of the chart, and its labels with it.
      const widest = Math.max(0, ...lines.flat().map(measure));
      if (vertical) axis.width = Math.min(room, widest * BOLD) + LABEL_GAP;
    },
    ticks: {
      autoSkip: false,
      maxRotation: 0,
      crossAlign: vertical ? ('far' as const) : ('near' as const),
      color: theme.text,
      font: ({ index }: { index: number }) => ({
        ...fontOf(look),
        weight: states[index] === 'chosen' ? 600 : 400,
      }),
      callback: (_: unknown, index: number) => lines[index] ?? '',
    },
  };
}

interface RowAxisOptions extends Pick<CategoryAxisOptions, 'labels' | 'states'> {
  /** What the values at the ends of the bars take, in pixels. */
  valueWidth: number;
}

/** The labels of bars that stand one under the other. */
export const rowAxis = (look: Look, { labels, states, valueWidth }: RowAxisOptions) =>
  categoryAxis(look, {
    labels,
    states,
    room: Math.min(220, (look.width - valueWidth) * 0.6),
    maxLines: Math.min(2, linesIn(look.height / Math.max(1, labels.length))),
    vertical: true,
  });

/** The colour of lines behind the marks. */
export const gridColor = ({ line }: ChartTheme): string =>
  `color-mix(in srgb, ${line} 60%, transparent)`;

/** A quiet axis of few short numbers, whole as counts are. */
export function countAxis(look: Look) {
  return {
    beginAtZero: true,
    border: { display: false },
    grid: { color: gridColor(look.theme) },
    ticks: {
      maxTicksLimit: 5,
      precision: 0,
      color: look.theme.quiet,
      font: fontOf(look),
      callback: (value: string | number) => formatCompact(Number(value)),
    },
  };
}

/** The category beside the pointer, its label included: −1 or past the end where there is none. */
export function indexAt(chart: Chart<'bar'>, event: MouseEvent): number {
  const { x, y } = getRelativePosition(event, chart);
  const scale = chart.options.indexAxis === 'y' ? chart.scales.y : chart.scales.x;
  return scale?.getValueForPixel(scale.isHorizontal() ? x : y) ?? -1;
}
