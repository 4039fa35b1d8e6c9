import { type ExtendedFeatureCollection, geoMercator, geoPath } from 'd3-geo';
import { expect, it } from 'vitest';
import { mercator } from './mercator';
import { type MapShape, stateShapes } from './shapes';

const country: ExtendedFeatureCollection<MapShape> = {
  type: 'FeatureCollection',
  features: [...stateShapes()],
};

it('projects every state to the same position as d3-geo', () => {
  const ours = mercator().fitWidth(1000, country);
  const theirs = geoMercator().precision(0).fitWidth(1000, country);
  for (const shape of country.features) {
    const bounds = geoPath(ours).bounds(shape).flat();
    const expected = geoPath(theirs).bounds(shape).flat();
    bounds.forEach((value, index) => {
      expect(value).toBeCloseTo(expected[index] ?? Number.NaN, 6);
    });
  }
});

it('inverts the projection of a pixel', () => {
  const projection = mercator().fitWidth(1000, country);
  const brasilia: [number, number] = [-47.88, -15.79];
  const pixel = projection(brasilia);
  const [longitude = 0, latitude = 0] = (pixel && projection.invert?.(pixel)) ?? [];
  expect(longitude).toBeCloseTo(brasilia[0], 9);
  expect(latitude).toBeCloseTo(brasilia[1], 9);
});
