import type { Feature, Geometry } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import states from './generated/states.json';

/** Properties of a state or municipality. */
export interface ShapeProperties {
  name: string;
  /** Abbreviation of a state. */
  abbr?: string;
  /** Longitude and latitude of the point with the most room for a state's abbreviation. */
  at?: [number, number];
  /** Whether the shape is drawn nearer to the others than it is. Default: false. */
  isMoved?: boolean;
}

/** A state or municipality; `id` is its IBGE code. */
export type MapShape = Feature<Geometry, ShapeProperties> & { id: string };

type ShapesTopology = Topology<{ shapes: GeometryCollection<ShapeProperties> }>;

const shapesOf = (map: ShapesTopology): readonly MapShape[] =>
  feature(map, map.objects.shapes).features.map((shape) => ({ ...shape, id: String(shape.id) }));

/** The 27 states. */
export const stateShapes = (): readonly MapShape[] => shapesOf(states as unknown as ShapesTopology);

/**
 * Degrees by which an archipelago is moved, by code: Fernando de Noronha is 545 km from Recife, and
 * a map with it in its place would show Pernambuco in half of its width.
 */
const moves: Readonly<Record<string, [east: number, north: number]>> = { 2605459: [-2.9, -5.4] };

function nearOthers(shape: MapShape): MapShape {
  const move = moves[shape.id];
  if (!move) return shape;
  const [east, north] = move;
  const moved = (value: unknown): unknown =>
    Array.isArray(value) && typeof value[0] === 'number'
      ? [value[0] + east, Number(value[1]) + north]
      : (value as unknown[]).map(moved);
  const geometry = { ...shape.geometry } as { coordinates: unknown };
  return {
    ...shape,
    properties: { ...shape.properties, isMoved: true },
    geometry: { ...geometry, coordinates: moved(geometry.coordinates) } as MapShape['geometry'],
  };
}

/** Loads the municipalities of a state. Rejects if the network is down. */
export async function municipalityShapes(uf: string): Promise<readonly MapShape[]> {
  const { default: topology } = await import(`./generated/municipalities-${uf}.json`);
  return shapesOf(topology).map(nearOthers);
}
