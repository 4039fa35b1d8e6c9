import { formatCompact } from '@observatorio/domain';
import type { Chart } from 'chart.js';
import { getRelativePosition } from 'chart.js/helpers';
import { FONT_SIZE, type Look } from './chart-spec';
import type { MarkState } from './mark-style';
import { fitLines } from './text-fit';

interface CategoryAxisOptions {
  labels: readonly string[];
  states: readonly MarkState[];
  /** The categories stand side by side, not one under the other. */
  columns: boolean;
}

const LINE_HEIGHT = FONT_SIZE * 1.2;

/** Labels that wrap or end with "…" in the room that a bar has; that of a chosen one is bold. */
export function categoryAxis(look: Look, { labels, states, columns }: CategoryAxisOptions) {
  const { theme, width, height, measure } = look;
  const each = (columns ? width - 48 : height) / Math.max(1, labels.length);
  const room = columns ? each - 6 : Math.min(220, width * 0.42);
  const maxLines = columns ? 3 : Math.max(1, Math.min(2, Math.floor(each / LINE_HEIGHT)));
  const lines = labels.map((label) => fitLines(label, room, maxLines, measure));
  return {
    grid: { display: false },
    border: { display: columns, color: theme.line },
    ticks: {
      autoSkip: false,
      maxRotation: 0,
      crossAlign: columns ? ('near' as const) : ('far' as const),
      color: theme.text,
      font: ({ index }: { index: number }) => ({
        family: theme.fontFamily,
        size: FONT_SIZE,
        weight: states[index] === 'chosen' ? 600 : 400,
      }),
      callback: (_: unknown, index: number) => lines[index] ?? '',
    },
  };
}

/** A quiet axis of few short numbers. */
export function countAxis({ theme }: Look) {
  return {
    beginAtZero: true,
    border: { display: false },
    grid: { color: theme.line },
    ticks: {
      maxTicksLimit: 5,
      color: theme.quiet,
      callback: (value: string | number) => formatCompact(Number(value)),
    },
  };
}

/** The category beside the pointer, its label included: −1 or past the end where there is none. */
export function indexAt(chart: Chart, event: Event): number {
  const { x, y } = getRelativePosition(event as MouseEvent, chart);
  const scale = chart.options.indexAxis === 'y' ? chart.scales.y : chart.scales.x;
  return scale?.getValueForPixel(scale.isHorizontal() ? x : y) ?? -1;
}
