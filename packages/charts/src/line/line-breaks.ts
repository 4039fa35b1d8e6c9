import type { SeriesBreak } from '@observatorio/domain';
import type { ChartType, Plugin } from 'chart.js';
import { writeWithHalo } from '../canvas/halo-text';
import { FONT_SIZE } from '../canvas/text-measure';
import type { ChartTheme } from '../specs/chart-theme';

interface LineBreaksOptions {
  /** Breaks of the line, oldest first. */
  breaks: readonly SeriesBreak[];
  text: string;
  line: string;
  halo: string;
  fontFamily: string;
}

declare module 'chart.js' {
  interface PluginOptionsByType<TType extends ChartType> {
    lineBreaks?: LineBreaksOptions;
  }
}

/** Height of the label of a break, in pixels; each has its own row above the plot. */
export const BREAK_ROW = 16;

/** Gap between a label and the line of its break, in pixels. */
const GAP = 4;

/** Gap between the labels and the plot, whose highest tick label extends above it, in pixels. */
export const LABEL_GAP = 8;

/**
 * Marks each gap with a dashed line and its label. The newest label is the highest, and labels end
 * at their lines where there is room, so that no line crosses another label.
 */
export const lineBreaks: Plugin<'line', LineBreaksOptions> = {
  id: 'lineBreaks',
  beforeDatasetsDraw(chart, _, { breaks, text, line, halo, fontFamily }) {
    const { ctx, chartArea, scales } = chart;
    ctx.save();
    ctx.font = `${FONT_SIZE}px ${fontFamily}`;
    ctx.textBaseline = 'middle';
    for (const [index, { from, to, label }] of breaks.entries()) {
      const x = scales.x?.getPixelForValue((from + to) / 2) ?? 0;
      const y = chartArea.top - LABEL_GAP - (index + 0.5) * BREAK_ROW;
      ctx.setLineDash([3, 3]);
      ctx.lineWidth = 1;
      ctx.strokeStyle = line;
      ctx.beginPath();
      ctx.moveTo(x, y - BREAK_ROW / 2);
      ctx.lineTo(x, chartArea.bottom);
      ctx.stroke();
      ctx.setLineDash([]);
      const left = Math.max(0, x - GAP - ctx.measureText(label).width);
      writeWithHalo(ctx, { text: label, x: left, y, color: text, halo });
    }
    ctx.restore();
  },
};

/** Options of the plugin in a theme. */
export const breakOptions = (
  { quiet, raised, fontFamily }: ChartTheme,
  breaks: readonly SeriesBreak[],
): LineBreaksOptions => ({ breaks, text: quiet, line: quiet, halo: raised, fontFamily });
