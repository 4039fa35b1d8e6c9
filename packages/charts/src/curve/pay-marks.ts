import type { ChartType, Plugin } from 'chart.js';
import { writeWithHalo } from '../canvas/halo-text';
import { FONT_SIZE } from '../canvas/text-measure';
import { placeCaptions } from './curve-data';

export interface PayMarksOptions {
  /** Sorted by value, lowest first. */
  marks: readonly { value: number; caption: string; width: number }[];
  color: string;
  quiet: string;
  /** Background colour. */
  halo: string;
  fontFamily: string;
}

declare module 'chart.js' {
  interface PluginOptionsByType<TType extends ChartType> {
    payMarks?: PayMarksOptions;
  }
}

/** Height of a row of captions, and gap between two captions, in pixels. */
export const CAPTION_ROW = FONT_SIZE * 1.5;
export const CAPTION_GAP = 12;

/** Draws a vertical line per mark, with its caption above the curve. */
export const payMarks: Plugin<'line', PayMarksOptions> = {
  id: 'payMarks',
  afterDatasetsDraw(chart, _, { marks, color, quiet, halo, fontFamily }) {
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
    ctx.setLineDash([4, 3]);
    const bottomOf = (index: number) => chartArea.top - 2 - (places[index]?.row ?? 0) * CAPTION_ROW;
    for (const [index, x] of xs.entries()) {
      ctx.beginPath();
      ctx.moveTo(x, bottomOf(index));
      ctx.lineTo(x, chartArea.bottom);
      ctx.stroke();
    }
    // Drawn after all lines, so that each caption's halo hides the lines of its neighbours.
    ctx.setLineDash([]);
    for (const [index, { caption }] of marks.entries()) {
      const { left: x = 0 } = places[index] ?? {};
      writeWithHalo(ctx, { text: caption, x, y: bottomOf(index), color, halo });
    }
    ctx.restore();
  },
};
