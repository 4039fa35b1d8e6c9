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
}

/** A state or municipality; `id` is its IBGE code. */
export type Shape = Feature<Geometry, ShapeProperties> & { id: string };

type ShapesTopology = Topology<{ shapes: GeometryCollection<ShapeProperties> }>;

const shapesOf = (map: ShapesTopology): readonly Shape[] =>
  feature(map, map.objects.shapes).features.map((shape) => ({ ...shape, id: String(shape.id) }));

/** The 27 states. */
export const stateShapes = (): readonly Shape[] => shapesOf(states as unknown as ShapesTopology);

/** Loads the municipalities of a state. Rejects if the network is down. */
export async function municipalityShapes(uf: string): Promise<readonly Shape[]> {
  const { default: topology } = await import(`./generated/municipalities-${uf}.json`);
  return shapesOf(topology);
}
