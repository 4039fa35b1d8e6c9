import type { ChartType, Plugin } from 'chart.js';
import { FONT_SIZE } from '../canvas/text-measure';
import type { DotShape } from '../specs/dot-shape';
import { drawDot } from '../specs/dot-shape';
import type { MarkStyle } from '../specs/mark-style';

/** A dot of a row. */
export interface Dot {
  value: number;
  shape: DotShape;
  style: MarkStyle;
}

export interface DotMarksOptions {
  /** Dots and text at the right end, by row. */
  rows: readonly { dots: readonly Dot[]; text: string }[];
  color: string;
  fontFamily: string;
}

declare module 'chart.js' {
  interface PluginOptionsByType<TType extends ChartType> {
    dotMarks?: DotMarksOptions;
  }
}

const RADIUS = 5.5;

/** Draws the dots of each row, and a column of texts at the right. */
export const dotMarks: Plugin<'bar', DotMarksOptions> = {
  id: 'dotMarks',
  afterDatasetsDraw(chart, _, { rows, color, fontFamily }) {
    const { ctx, scales, width } = chart;
    ctx.save();
    ctx.font = `${FONT_SIZE}px ${fontFamily}`;
    ctx.textAlign = 'right';
    ctx.textBaseline = 'middle';
    for (const [index, { dots, text }] of rows.entries()) {
      const y = scales.y?.getPixelForValue(index) ?? 0;
      for (const { value, shape, style } of dots) {
        ctx.fillStyle = style.backgroundColor;
        ctx.strokeStyle = style.borderColor;
        const x = scales.x?.getPixelForValue(value) ?? 0;
        drawDot(ctx, { shape, radius: RADIUS, borderWidth: style.borderWidth }, x, y);
      }
      ctx.fillStyle = color;
      ctx.fillText(text, width, y);
    }
    ctx.restore();
  },
};
