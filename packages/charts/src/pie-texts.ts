import { ArcElement, type ChartType, type Plugin } from 'chart.js';
import { FONT_SIZE } from './frame/chart-spec';

export interface PieTextsOptions {
  /** What stands on each slice; an empty text where nothing does. */
  slices: readonly { text: string; color: string }[];
  middle: { value: string; caption: string };
  color: string;
  quiet: string;
  fontFamily: string;
}

declare module 'chart.js' {
  interface PluginOptionsByType<TType extends ChartType> {
    pieTexts?: PieTextsOptions;
  }
}

/** Writes the percentages on a ring's slices, and the total in its middle. */
export const pieTexts: Plugin<'doughnut', PieTextsOptions> = {
  id: 'pieTexts',
  afterDatasetsDraw(chart, _, { slices, middle, color, quiet, fontFamily }) {
    const { ctx } = chart;
    const arcs = chart.getDatasetMeta(0).data.filter((arc) => arc instanceof ArcElement);
    ctx.save();
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.font = `500 ${FONT_SIZE}px ${fontFamily}`;
    for (const [index, arc] of arcs.entries()) {
      const slice = slices[index];
      const { x, y } = arc.getCenterPoint(true);
      ctx.fillStyle = slice?.color ?? color;
      ctx.fillText(slice?.text ?? '', x, y);
    }
    const [arc] = arcs;
    if (arc) {
      ctx.fillStyle = color;
      ctx.font = `600 20px ${fontFamily}`;
      ctx.fillText(middle.value, arc.x, arc.y - 8);
      ctx.fillStyle = quiet;
      ctx.font = `${FONT_SIZE}px ${fontFamily}`;
      ctx.fillText(middle.caption, arc.x, arc.y + 12);
    }
    ctx.restore();
  },
};
