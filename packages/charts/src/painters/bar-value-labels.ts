import type { ChartType, Plugin } from 'chart.js';
import type { MeasureText } from '../canvas/text-fit';
import { FONT_SIZE } from '../canvas/text-measure';

export interface BarValueLabelsOptions {
  /** One label per category, drawn at the end of its last series; may be empty. */
  texts: readonly string[];
  color: string;
  fontFamily: string;
}

declare module 'chart.js' {
  interface PluginOptionsByType<TType extends ChartType> {
    barValueLabels?: BarValueLabelsOptions;
  }
}

const GAP = 6;

/** Space needed by values at the ends of bars, in pixels. */
export const valueRoom = (texts: readonly string[], measure: MeasureText): number =>
  Math.max(0, ...texts.map(measure)) + GAP + 4;

/** Draws the value of each bar or stack at its end. */
export const barValueLabels: Plugin<'bar', BarValueLabelsOptions> = {
  id: 'barValueLabels',
  afterDatasetsDraw(chart, _, { texts, color, fontFamily }) {
    const { ctx } = chart;
    const horizontal = chart.options.indexAxis === 'y';
    ctx.save();
    ctx.fillStyle = color;
    ctx.font = `${FONT_SIZE}px ${fontFamily}`;
    ctx.textAlign = horizontal ? 'left' : 'center';
    ctx.textBaseline = horizontal ? 'middle' : 'bottom';
    for (const [index, bar] of chart
      .getDatasetMeta(chart.data.datasets.length - 1)
      .data.entries()) {
      const { x, y } = bar.getProps(['x', 'y']);
      ctx.fillText(texts[index] ?? '', horizontal ? x + GAP : x, horizontal ? y : y - GAP);
    }
    ctx.restore();
  },
};
