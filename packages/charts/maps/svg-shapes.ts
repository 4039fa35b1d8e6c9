import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Feature, MultiPolygon, Position } from 'geojson';

const require = createRequire(import.meta.url);

/** A closed ring; as in GeoJSON, the last point repeats the first. */
type Ring = Position[];

/** A map from mapa-brasil, and the projection from its drawing units to degrees. */
export interface MapSource {
  /** Path inside the package's `data/svg/low` and `data/json`, without the extension. */
  file: string;
  /** Field of the JSON records that contains the IBGE code. */
  codeField: string;
  toDegrees: (x: number, y: number) => Position;
}

/** Reads a source as GeoJSON with IBGE codes as ids; the nth path belongs to the nth record. */
export function readShapes({ file, codeField, toDegrees }: MapSource): Feature<MultiPolygon>[] {
  const svg = readFileSync(require.resolve(`mapa-brasil/data/svg/low/${file}.svg`), 'utf8');
  const records: Record<string, string>[] = require(`mapa-brasil/data/json/${file}.json`);
  const paths = [...svg.matchAll(/\sd="([^"]*)"/g)].map((match) => match[1] ?? '');
  if (paths.length !== records.length) {
    throw new Error(`${file}: ${paths.length} paths for ${records.length} records`);
  }
  return records.map((record, index) => ({
    type: 'Feature',
    id: record[codeField],
    properties: {},
    geometry: {
      type: 'MultiPolygon',
      coordinates: polygonsOf(ringsOf(paths[index] ?? '', toDegrees)),
    },
  }));
}

/** Parses a path made up solely of `M … Z` runs of absolute points. */
function ringsOf(path: string, toDegrees: MapSource['toDegrees']): Ring[] {
  return path
    .split('M')
    .map((run) =>
      [...run.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) =>
        toDegrees(Number(x), Number(y)),
      ),
    )
    .filter((ring) => ring.length > 3);
}

/**
 * Groups rings into polygons. d3-geo fills the right-hand side of a ring, so outlines run clockwise
 * and holes anticlockwise.
 */
function polygonsOf(rings: readonly Ring[]): Position[][][] {
  const holes = rings.filter((ring) => rings.some((other) => isInside(ring, other)));
  return rings
    .filter((ring) => !holes.includes(ring))
    .map((outline) => [
      withWinding(outline, 'clockwise'),
      ...holes
        .filter((hole) => isInside(hole, outline))
        .map((hole) => withWinding(hole, 'anticlockwise')),
    ]);
}

function withWinding(ring: Ring, direction: 'clockwise' | 'anticlockwise'): Ring {
  return signedArea(ring) < 0 === (direction === 'clockwise') ? ring : ring.toReversed();
}

const edgesOf = (ring: Ring) => ring.slice(1).map((to, index) => [ring[index] ?? to, to] as const);

/** Shoelace formula; negative if the ring runs clockwise with north up. */
function signedArea(ring: Ring): number {
  return edgesOf(ring).reduce(
    (sum, [[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]]) => sum + (x1 * y2 - x2 * y1) / 2,
    0,
  );
}

/** Whether the first point of a ring lies inside another ring, by ray casting. */
function isInside(ring: Ring, other: Ring): boolean {
  const [x = 0, y = 0] = ring[0] ?? [];
  const crossings = edgesOf(other).filter(
    ([[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]]) =>
      y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1,
  );
  return ring !== other && crossings.length % 2 === 1;
}
