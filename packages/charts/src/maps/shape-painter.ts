import type { ChartType, Plugin } from 'chart.js';
import { GeoFeature } from 'chartjs-chart-geo';

export interface ShapePainterOptions {
  /** Indexes of the selected shapes. */
  chosen: readonly number[];
  outline: string;
  /** Colour around the outline, which makes it visible on any fill. */
  halo: string;
}

declare module 'chart.js' {
  interface PluginOptionsByType<TType extends ChartType> {
    shapePainter?: ShapePainterOptions;
  }
}

/** Outlines of a selected shape, widest first. */
const lines = ({ outline, halo }: ShapePainterOptions) => [
  { strokeStyle: halo, lineWidth: 5 },
  { strokeStyle: outline, lineWidth: 2.5 },
];

/**
 * Draws the shapes in place of chartjs-chart-geo, which creates a canvas per shape on every update:
 * a second for the 853 municipalities of Minas Gerais. Outlines are drawn last, over the neighbours.
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
  /** Scale and translation of the projection. */
  place: string;
}

const paths = new WeakMap<object, PlacedPath>();

/** The outline in pixels, cached until the projection changes. */
function pathOf({ feature, projectionScale: { projection, geoPath } }: GeoFeature): Path2D {
  const place = [projection.scale(), ...projection.translate()].join(' ');
  const known = paths.get(feature);
  if (known?.place === place) return known.path;
  const path = new Path2D();
  geoPath.context(path as unknown as CanvasRenderingContext2D)(feature);
  paths.set(feature, { path, place });
  return path;
}
