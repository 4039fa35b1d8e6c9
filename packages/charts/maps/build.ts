/**
 * Generates the files in `src/maps/generated`: TopoJSON of the states and of the municipalities of
 * each state, and the neighbours of the municipalities. Runs on package installation and takes about a second.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stateOfMunicipality, states } from '@observatorio/domain';
import type { Feature, FeatureCollection, MultiPolygon } from 'geojson';
import { carregarMunicipios } from 'municipios-brasil';
import { neighbors } from 'topojson-client';
import { topology } from 'topojson-server';
import type { GeometryCollection } from 'topojson-specification';
import { labelPoint } from './label-point';
import { type MapSource, readShapes } from './svg-shapes';

/** Affine fit to the centroids of 5,570 municipalities; median residual 0.03 degrees. */
const municipalitySource: MapSource = {
  file: 'municipios/br_municipios',
  codeField: 'CD_GEOCMU',
  toDegrees: (x, y) => [-73.903 + 0.05633 * x, 5.354 - 0.0566 * y],
};

/** The states map is offset 0.73 units upwards from the municipalities map. */
const stateSource: MapSource = {
  file: 'federacao/br_unidades_da_federacao',
  codeField: 'CD_GEOCUF',
  toDegrees: (x, y) => municipalitySource.toDegrees(x, y + 0.73),
};

/** Lagoa dos Patos and Lagoa Mirim, which appear among the shapes but are not municipalities. */
const lagoons = ['4300001', '4300002'];

/** Cells per side of a map's quantisation grid, which is finer than any screen. */
const gridOf = { states: 2_000, municipalities: 4_000 };

const folder = new URL('../src/maps/generated/', import.meta.url);

function topologyOf(shapes: Feature<MultiPolygon>[], grid?: number) {
  const collection: FeatureCollection = { type: 'FeatureCollection', features: shapes };
  return topology({ shapes: collection }, grid);
}

function write(name: string, content: object): void {
  writeFileSync(fileURLToPath(new URL(`${name}.json`, folder)), JSON.stringify(content));
}

/**
 * Lists the codes of the shapes that share a border with each shape, by code. Not quantised, which
 * would move apart some borders, and together others.
 */
function neighboursIn(shapes: Feature<MultiPolygon>[]): Record<string, string[]> {
  const { geometries } = topologyOf(shapes).objects.shapes as GeometryCollection;
  const codes = geometries.map(({ id }) => String(id));
  return Object.fromEntries(
    neighbors(geometries).map((indices, index) => [
      codes[index],
      indices.map((other) => codes[other] ?? '').toSorted(),
    ]),
  );
}

const official = await carregarMunicipios();
const names = new Map(official.listar().map(({ codigoIbge, nome }) => [String(codigoIbge), nome]));

const municipalities = readShapes(municipalitySource)
  .filter(({ id }) => !lagoons.includes(String(id)))
  .map((shape) => ({ ...shape, properties: { name: names.get(String(shape.id)) } }));

mkdirSync(folder, { recursive: true });
write(
  'states',
  topologyOf(
    readShapes(stateSource).map((shape) => {
      const state = states.find(({ code }) => code === shape.id);
      const properties = { name: state?.label, abbr: state?.abbr, at: labelPoint(shape.geometry) };
      return { ...shape, properties };
    }),
    gridOf.states,
  ),
);
for (const { code } of states) {
  const ofState = municipalities.filter(({ id }) => stateOfMunicipality(String(id)) === code);
  write(`municipalities-${code}`, topologyOf(ofState, gridOf.municipalities));
}
write('neighbours', neighboursIn(municipalities));
