import { type Chart, Interaction, type InteractionModeFunction } from 'chart.js';
import { getRelativePosition } from 'chart.js/helpers';
import { GeoFeature } from 'chartjs-chart-geo';

/** Smallest width or height of a place, in pixels; one below it gets a dot of this size. */
const MIN_SIZE = 7;

/** Where most places are small, only those below this share of the median get a dot. */
const MEDIAN_SHARE = 0.4;

/** Largest radius of the area that selects a dot, in pixels: 24 × 24 for a finger. */
const MAX_HIT_RADIUS = 12;

/** Radius of a dot, in pixels. */
export const DOT_RADIUS = MIN_SIZE / 2;

/** The dot of a place that is too small to see. */
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

/** The dots of a map, at the centres of the places that are too small to see or hit. */
export function dotsOf(shapes: readonly GeoFeature[]): Dot[] {
  const sizes = shapes.map(sizeOf);
  const limit = Math.min(MIN_SIZE, MEDIAN_SHARE * medianOf(sizes));
  return shapes.flatMap((shape, index) =>
    (sizes[index] ?? 0) < limit ? [{ index, ...shape.getCenterPoint() }] : [],
  );
}

/** The shapes of a map, in the order of its data. */
export const shapesOn = (chart: Chart): GeoFeature[] =>
  chart.getDatasetMeta(0).data.filter((shape) => shape instanceof GeoFeature);

declare module 'chart.js' {
  interface InteractionModeMap {
    place: InteractionModeFunction;
  }
}

/** Interaction mode of a map: the shape at the pointer, or a small one whose dot is near. */
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
