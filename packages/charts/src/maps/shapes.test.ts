import { stateOfMunicipality, states } from '@observatorio/domain';
import { geoArea, geoBounds } from 'd3-geo';
import { carregarMunicipios } from 'municipios-brasil';
import { expect, test } from 'vitest';
import { type MapShape, municipalityShapes, stateShapes } from './shapes';

/** Boa Esperança do Norte, a municipality created after the shapes were drawn. */
const WITHOUT_SHAPE = '5101837';

/**
 * Upper bound on a state's area, in steradians. A ring with the wrong winding covers the rest of
 * the globe, almost 4π.
 */
const LARGEST_STATE = 0.05;

function expectInsideBrazil(shape: MapShape) {
  const [[west, south], [east, north]] = geoBounds(shape);
  expect(west).toBeGreaterThan(-74.1);
  expect(east).toBeLessThan(-32.3);
  expect(south).toBeGreaterThan(-33.9);
  expect(north).toBeLessThan(5.4);
}

function centreOf(code: string): number[] {
  return stateShapes()
    .filter(({ id }) => id === code)
    .map((shape) => geoBounds(shape))
    .flatMap(([[west, south], [east, north]]) => [(west + east) / 2, (south + north) / 2])
    .map(Math.round);
}

const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);

test('contains each of the 27 states once, inside Brazil', () => {
  const shapes = stateShapes();
  expect(shapes.map(({ id }) => id).toSorted()).toEqual(states.map(({ code }) => code));
  for (const shape of shapes) {
    expectInsideBrazil(shape);
    expect(geoArea(shape)).toBeLessThan(LARGEST_STATE);
  }
  const brazil = shapes.reduce((sum, shape) => sum + geoArea(shape), 0) * 6371 ** 2;
  expect(brazil / 8_510_000).toBeCloseTo(1, 1);
});

test('places São Paulo and Acre at their coordinates', () => {
  expect(centreOf('35')).toEqual([-49, -23]);
  expect(centreOf('12')).toEqual([-70, -9]);
});

test.for(states)('contains each municipality of $label once, with its name', async ({ code }) => {
  const all = await carregarMunicipios();
  const official = all
    .listar()
    .map(({ codigoIbge, nome }) => ({ id: String(codigoIbge), name: nome }))
    .filter(({ id }) => stateOfMunicipality(id) === code && id !== WITHOUT_SHAPE);

  const shapes = await municipalityShapes(code);

  const found = shapes.map(({ id, properties }) => ({ id, name: properties.name }));
  expect(found.toSorted(byId)).toEqual(official.toSorted(byId));
  for (const shape of shapes) {
    expectInsideBrazil(shape);
    expect(geoArea(shape)).toBeLessThan(LARGEST_STATE);
    expect(geoArea(shape)).toBeGreaterThan(0);
  }
});
