import type { ChartType, Plugin } from 'chart.js';
import { placeCaptions } from './curve-data';
import { FONT_SIZE } from './frame/chart-spec';

export interface PayMarksOptions {
  /** Lowest value first. */
  marks: readonly { value: number; caption: string; width: number }[];
  color: string;
  quiet: string;
  fontFamily: string;
}

declare module 'chart.js' {
  interface PluginOptionsByType<TType extends ChartType> {
    payMarks?: PayMarksOptions;
  }
}

/** Height of a row of captions and gap between two captions, in pixels. */
export const CAPTION_ROW = FONT_SIZE * 1.5;
export const CAPTION_GAP = 12;

/** Draws a vertical line per mark, with captions above the curve. */
export const payMarks: Plugin<'line', PayMarksOptions> = {
  id: 'payMarks',
  afterDatasetsDraw(chart, _, { marks, color, quiet, fontFamily }) {
    const { ctx, chartArea, scales } = chart;
    const xs = marks.map(({ value }) => scales.x?.getPixelForValue(value) ?? 0);
    const places = placeCaptions(
      marks.map(({ width }, index) => ({ x: xs[index] ?? 0, width })),
      [0, chart.width],
      CAPTION_GAP,
    );
    ctx.save();
    ctx.font = `${FONT_SIZE}px ${fontFamily}`;
    ctx.textBaseline = 'bottom';
    ctx.strokeStyle = quiet;
    ctx.fillStyle = color;
    ctx.setLineDash([4, 3]);
    for (const [index, { caption }] of marks.entries()) {
      const { left = 0, row = 0 } = places[index] ?? {};
      const x = xs[index] ?? 0;
      const bottom = chartArea.top - 2 - row * CAPTION_ROW;
      ctx.beginPath();
      ctx.moveTo(x, bottom);
      ctx.lineTo(x, chartArea.bottom);
      ctx.stroke();
      ctx.fillText(caption, left, bottom);
    }
    ctx.restore();
  },
};
