import type { ChartType, Plugin } from 'chart.js';
import type { GeoFeature } from 'chartjs-chart-geo';

export interface ChosenOutlineOptions {
  /** Indexes of the chosen shapes. */
  indexes: readonly number[];
  color: string;
  /** Drawn around the outline, so that it stands out from any fill. */
  halo: string;
}

declare module 'chart.js' {
  // biome-ignore lint/correctness/noUnusedVariables: a merged interface repeats its parameters
  interface PluginOptionsByType<TType extends ChartType> {
    chosenOutline?: ChosenOutlineOptions;
  }
}

/** Outlines the chosen shapes over their neighbours, which are drawn one after the other. */
export const chosenOutline: Plugin<'choropleth', ChosenOutlineOptions> = {
  id: 'chosenOutline',
  afterDatasetsDraw(chart, _, { indexes, color, halo }) {
    const { ctx } = chart;
    const shapes = chart.getDatasetMeta(0).data as unknown as GeoFeature[];
    ctx.save();
    ctx.lineJoin = 'round';
    for (const [strokeStyle, lineWidth] of [
      [halo, 5],
      [color, 2.5],
    ] as const) {
      Object.assign(ctx, { strokeStyle, lineWidth });
      for (const index of indexes) {
        const shape = shapes[index];
        if (!shape) continue;
        ctx.beginPath();
        shape.projectionScale.geoPath.context(ctx)(shape.feature);
        ctx.stroke();
      }
    }
    ctx.restore();
  },
};
