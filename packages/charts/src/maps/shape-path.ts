import type { GeoFeature } from 'chartjs-chart-geo';

interface PlacedPath {
  path: Path2D;
  /** Scale and translation of the projection that the path was drawn for. */
  place: string;
}

const paths = new WeakMap<object, PlacedPath>();

/** Returns the outline of a shape in pixels, cached until the projection changes. */
export function pathOf({ feature, projectionScale: { projection, geoPath } }: GeoFeature): Path2D {
  const place = [projection.scale(), ...projection.translate()].join(' ');
  const known = paths.get(feature);
  if (known?.place === place) return known.path;
  const path = new Path2D();
  geoPath.context(path as unknown as CanvasRenderingContext2D)(feature);
  paths.set(feature, { path, place });
  return path;
}
