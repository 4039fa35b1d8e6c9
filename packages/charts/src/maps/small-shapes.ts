import { type Chart, Interaction, type InteractionModeFunction } from 'chart.js';
import { getRelativePosition } from 'chart.js/helpers';
import { GeoFeature } from 'chartjs-chart-geo';

/** Places both narrower and shorter than this, in pixels, get a dot of this size. */
const MIN_SIZE = 7;

/** If most places are small, only those below this fraction of the median size get a dot. */
const MEDIAN_SHARE = 0.4;

/** Maximum radius of a dot's hit area, in pixels, for a 24 × 24 touch target. */
const MAX_HIT_RADIUS = 12;

/** Radius of a dot, in pixels. */
export const DOT_RADIUS = MIN_SIZE / 2;

/** Dot for a place that is too small to see. */
export interface Dot {
  index: number;
  x: number;
  y: number;
}

const sizeOf = (shape: GeoFeature): number => {
  const { width, height } = shape.getBounds();
  return Math.max(width, height);
};

const medianOf = (sizes: readonly number[]): number =>
  sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;

/** Returns the dots of a map, at the centres of the places too small to see or hit. */
export function dotsOf(shapes: readonly GeoFeature[]): Dot[] {
  const sizes = shapes.map(sizeOf);
  const limit = Math.min(MIN_SIZE, MEDIAN_SHARE * medianOf(sizes));
  return shapes.flatMap((shape, index) =>
    (sizes[index] ?? 0) < limit ? [{ index, ...shape.getCenterPoint() }] : [],
  );
}

/** Returns the shapes of a map, in the order of its data. */
export const shapesOn = (chart: Chart): GeoFeature[] =>
  chart.getDatasetMeta(0).data.filter((shape) => shape instanceof GeoFeature);

declare module 'chart.js' {
  interface InteractionModeMap {
    place: InteractionModeFunction;
  }
}

/**
 * Interaction mode for maps: the small shape whose dot is nearby, or else the shape at the pointer.
 */
export const placeMode: InteractionModeFunction = (chart, event, options, useFinalPosition) => {
  const shapes = shapesOn(chart);
  const { x, y } = getRelativePosition(event, chart);
  const distance = (dot: Dot) => Math.hypot(dot.x - x, dot.y - y);
  const [nearest] = dotsOf(shapes).toSorted((a, b) => distance(a) - distance(b));
  const element = nearest && shapes[nearest.index];
  const radius = Math.min(MAX_HIT_RADIUS, medianOf(shapes.map(sizeOf)) / 2);
  return element && distance(nearest) <= radius
    ? [{ element, datasetIndex: 0, index: nearest.index }]
    : Interaction.modes.point(chart, event, options, useFinalPosition);
};
