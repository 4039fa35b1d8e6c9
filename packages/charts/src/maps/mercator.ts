import { type GeoPermissibleObjects, type GeoProjection, type GeoStream, geoPath } from 'd3-geo';

type Point = [x: number, y: number];

const RADIANS = Math.PI / 180;

/** Pixels per radian before a map is fitted, as in d3-geo. */
const FIRST_SCALE = 150;

/**
 * Mercator projection of a sphere (Snyder, "Map projections: a working manual", USGS 1987,
 * equations 7-1 and 7-2) for shapes between the antimeridian and the poles. Unlike d3-geo, it
 * neither cuts nor interpolates lines and needs a sixth of the code. Implements only the parts of
 * d3's interface that the charts use.
 */
export function mercator(): GeoProjection {
  let scale = FIRST_SCALE;
  let [left, top]: Point = [0, 0];

  const project = ([longitude, latitude]: Point): Point => [
    left + scale * longitude * RADIANS,
    top - scale * Math.log(Math.tan(Math.PI / 4 + (latitude * RADIANS) / 2)),
  ];

  const projection = Object.assign(project, {
    invert: ([x, y]: Point): Point => [
      (x - left) / scale / RADIANS,
      (2 * Math.atan(Math.exp((top - y) / scale)) - Math.PI / 2) / RADIANS,
    ],
    stream: (sink: GeoStream): GeoStream => ({
      point: (longitude, latitude) => sink.point(...project([longitude, latitude])),
      lineStart: () => sink.lineStart(),
      lineEnd: () => sink.lineEnd(),
      polygonStart: () => sink.polygonStart(),
      polygonEnd: () => sink.polygonEnd(),
    }),
    scale(value?: number) {
      if (value === undefined) return scale;
      scale = value;
      return projection;
    },
    translate(value?: Point) {
      if (value === undefined) return [left, top];
      [left, top] = value;
      return projection;
    },
    fitWidth(width: number, shape: GeoPermissibleObjects) {
      scale = FIRST_SCALE;
      [left, top] = [0, 0];
      const [[x0, y0], [x1]] = geoPath(projection as unknown as GeoProjection).bounds(shape);
      const factor = width / (x1 - x0);
      scale *= factor;
      [left, top] = [(width - factor * (x0 + x1)) / 2, -factor * y0];
      return projection;
    },
  });
  return projection as unknown as GeoProjection;
}
