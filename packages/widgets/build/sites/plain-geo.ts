/*
 * Replaces the parts of d3-geo that draw our maps. The edges of our polygons are too short to need
 * curves, so this omits streams, clipping and spherical geometry, at an eighth of the size.
 */
import type { FeatureCollection, GeoJSON, MultiPolygon, Polygon, Position } from 'geojson';

type Point = [x: number, y: number];

/** Geometry that a map can draw. */
type Shape = GeoJSON | FeatureCollection<Polygon | MultiPolygon>;

type Projection = (place: Point) => Point;

const ringsOf = (shape: Shape): Position[][] => {
  switch (shape.type) {
    case 'FeatureCollection':
      return shape.features.flatMap(ringsOf);
    case 'Feature':
      return ringsOf(shape.geometry);
    case 'Polygon':
      return shape.coordinates;
    case 'MultiPolygon':
      return shape.coordinates.flat();
    default:
      throw new Error(`Cannot draw a ${shape.type}.`);
  }
};

/** The edges of a closed ring, as pairs of points. */
const edgesOf = (ring: readonly Point[]): [Point, Point][] =>
  ring.slice(1).flatMap((end, index) => {
    const start = ring[index];
    return start ? [[start, end]] : [];
  });

/** Drawing target of a map: a canvas or a path. */
type Pen = Pick<Path2D, 'moveTo' | 'lineTo' | 'closePath'>;

/** Equivalent of d3's `geoPath`, for polygons. */
export function geoPath(projection?: Projection) {
  let project = projection;
  let pen: Pen | undefined;

  const projected = (shape: Shape): Point[][] =>
    ringsOf(shape).map((ring) =>
      ring.map(([longitude = 0, latitude = 0]) => project?.([longitude, latitude]) ?? [0, 0]),
    );

  function path(shape: Shape): void {
    for (const ring of projected(shape)) {
      // The last point of a ring repeats the first.
      ring.slice(0, -1).forEach(([x, y], index) => {
        if (index === 0) pen?.moveTo(x, y);
        else pen?.lineTo(x, y);
      });
      pen?.closePath();
    }
  }

  return Object.assign(path, {
    projection(next?: Projection) {
      if (next === undefined) return project;
      project = next;
      return path;
    },
    context(next: Pen) {
      pen = next;
      return path;
    },
    /** Bounding box of a shape: its top-left and bottom-right corners. */
    bounds(shape: Shape): [Point, Point] {
      const bounds: [Point, Point] = [
        [Infinity, Infinity],
        [-Infinity, -Infinity],
      ];
      const [low, high] = bounds;
      for (const [x, y] of projected(shape).flat()) {
        low[0] = Math.min(low[0], x);
        low[1] = Math.min(low[1], y);
        high[0] = Math.max(high[0], x);
        high[1] = Math.max(high[1], y);
      }
      return bounds;
    },
    /** Centroid of a shape, weighted by area. */
    centroid(shape: Shape): Point {
      let [x, y, area] = [0, 0, 0];
      for (const [[x0, y0], [x1, y1]] of projected(shape).flatMap(edgesOf)) {
        const cross = x0 * y1 - x1 * y0;
        area += cross;
        x += (x0 + x1) * cross;
        y += (y0 + y1) * cross;
      }
      return [x / (3 * area), y / (3 * area)];
    },
  });
}

/** Whether a shape contains a point, by counting the edges that a ray to the east crosses. */
export const geoContains = (shape: Shape, [x, y]: Point): boolean =>
  ringsOf(shape)
    .flatMap((ring) => edgesOf(ring as Point[]))
    .filter(
      ([[x0, y0], [x1, y1]]) => y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0,
    ).length %
    2 ===
  1;
