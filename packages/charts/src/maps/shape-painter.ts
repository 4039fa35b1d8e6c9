import type { ChartType, Plugin } from 'chart.js';
import { GeoFeature } from 'chartjs-chart-geo';

export interface ShapePainterOptions {
  /** Indexes of the chosen shapes. */
  chosen: readonly number[];
  outline: string;
  /** Drawn around the outline, so that it stands out from any fill. */
  halo: string;
}

declare module 'chart.js' {
  interface PluginOptionsByType<TType extends ChartType> {
    shapePainter?: ShapePainterOptions;
  }
}

/** The chosen shapes' lines, from the widest. */
const lines = ({ outline, halo }: ShapePainterOptions) => [
  { strokeStyle: halo, lineWidth: 5 },
  { strokeStyle: outline, lineWidth: 2.5 },
];

/**
 * Draws the shapes instead of chartjs-chart-geo, which makes a canvas for each of them anew at
 * every update: a second for the 853 municipalities of Minas Gerais. Outlines come last, over the
 * neighbours.
 */
export const shapePainter: Plugin<'choropleth', ShapePainterOptions> = {
  id: 'shapePainter',
  beforeDatasetDraw({ ctx }, { meta }, options) {
    const shapes = meta.data.filter((shape) => shape instanceof GeoFeature);
    ctx.save();
    ctx.lineJoin = 'round';
    for (const shape of shapes) {
      const { backgroundColor, borderColor, borderWidth } = shape.options;
      ctx.fillStyle = backgroundColor;
      ctx.strokeStyle = borderColor;
      ctx.lineWidth = borderWidth;
      ctx.fill(pathOf(shape));
      ctx.stroke(pathOf(shape));
    }
    for (const line of lines(options)) {
      Object.assign(ctx, line);
      for (const index of options.chosen) {
        const shape = shapes[index];
        if (shape) ctx.stroke(pathOf(shape));
      }
    }
    ctx.restore();
    return false;
  },
};

interface PlacedPath {
  path: Path2D;
  /** Where the projection puts it. */
  place: string;
}

const paths = new WeakMap<object, PlacedPath>();

/** The outline in pixels, kept while the map keeps its size. */
function pathOf({ feature, projectionScale: { projection, geoPath } }: GeoFeature): Path2D {
  const place = [projection.scale(), ...projection.translate()].join(' ');
  const known = paths.get(feature);
  if (known?.place === place) return known.path;
  const path = new Path2D();
  geoPath.context(path as unknown as CanvasRenderingContext2D)(feature);
  paths.set(feature, { path, place });
  return path;
}
