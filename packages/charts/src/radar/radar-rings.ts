import { type ChartType, type Plugin, RadialLinearScale } from 'chart.js';
import { writeWithHalo } from '../canvas/halo-text';
import { FONT_SIZE } from '../canvas/text-measure';

export interface RadarRingsOptions {
  /** Score and label of each ring. */
  rings: readonly { value: number; text: string }[];
  color: string;
  halo: string;
  fontFamily: string;
}

declare module 'chart.js' {
  interface PluginOptionsByType<TType extends ChartType> {
    radarRings?: RadarRingsOptions;
  }
}

/** Draws the ring labels between the last axis and the first, where there are no points. */
export const radarRings: Plugin<'radar', RadarRingsOptions> = {
  id: 'radarRings',
  afterDatasetsDraw(chart, _, { rings, color, halo, fontFamily }) {
    const { ctx } = chart;
    const scale = chart.scales.r;
    if (!(scale instanceof RadialLinearScale)) return;
    const between = (chart.data.labels?.length ?? 0) - 0.5;
    ctx.save();
    ctx.font = `${FONT_SIZE}px ${fontFamily}`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    for (const { value, text } of rings) {
      const { x, y } = scale.getPointPositionForValue(between, value);
      writeWithHalo(ctx, { text, x, y, color, halo });
    }
    ctx.restore();
  },
};
