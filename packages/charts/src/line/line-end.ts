import type { ChartType, Plugin } from 'chart.js';
import { writeWithHalo } from '../canvas/halo-text';
import { FONT_SIZE } from '../canvas/text-measure';
import type { ChartTheme } from '../specs/chart-theme';

interface LineEndOptions {
  /** Text next to the last point. */
  text: string;
  color: string;
  halo: string;
  fontFamily: string;
}

declare module 'chart.js' {
  interface PluginOptionsByType<TType extends ChartType> {
    lineEnd?: LineEndOptions;
  }
}

/** Gap between the last point and its value, in pixels. */
export const LINE_END_GAP = 10;

/** Draws the last value to the right of its point, clear of the line. */
export const lineEnd: Plugin<'line', LineEndOptions> = {
  id: 'lineEnd',
  afterDatasetsDraw(chart, _, { text, color, halo, fontFamily }) {
    const { ctx } = chart;
    const point = chart.getDatasetMeta(0).data.at(-1);
    if (!point) return;
    const { x, y } = point.getProps(['x', 'y']);
    ctx.save();
    ctx.font = `600 ${FONT_SIZE}px ${fontFamily}`;
    ctx.textBaseline = 'middle';
    writeWithHalo(ctx, { text, x: x + LINE_END_GAP, y, color, halo });
    ctx.restore();
  },
};

/** Options of the plugin in a theme. */
export const endOptions = (
  { text: color, raised, fontFamily }: ChartTheme,
  text: string,
): LineEndOptions => ({ text, color, halo: raised, fontFamily });
