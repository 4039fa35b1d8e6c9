import {
  geoContains as d3Contains,
  geoPath as d3Path,
  type ExtendedFeatureCollection,
} from 'd3-geo';
import { expect, it } from 'vitest';
import { mercator } from '../../../charts/src/maps/mercator';
import { type MapShape, stateShapes } from '../../../charts/src/maps/shapes';
import { geoContains, geoPath } from './plain-geo';

const states = stateShapes();
const country: ExtendedFeatureCollection<MapShape> = {
  type: 'FeatureCollection',
  features: [...states],
};
const projection = mercator().fitWidth(1000, country);
const project = (place: [number, number]): [number, number] => projection(place) ?? [0, 0];

/** Records the drawing commands, in pixels. */
function pen() {
  const steps: string[] = [];
  const point = (name: string) => (x: number, y: number) =>
    steps.push(`${name} ${x.toFixed(6)} ${y.toFixed(6)}`);
  return {
    steps,
    beginPath: () => {},
    arc: () => {},
    moveTo: point('moveTo'),
    lineTo: point('lineTo'),
    closePath: () => steps.push('closePath'),
  };
}

it('draws the country like d3-geo', () => {
  const [ours, theirs] = [pen(), pen()];
  geoPath(project).context(ours)({ type: 'FeatureCollection', features: [...states] });
  d3Path(projection, theirs)(country);
  expect(ours.steps.length).toBeGreaterThan(1000);
  expect(ours.steps).toEqual(theirs.steps);
});

it('computes the same bounds and centroids as d3-geo', () => {
  const [ours, theirs] = [geoPath(project), d3Path(projection)];
  for (const state of states) {
    const measured = [...ours.bounds(state).flat(), ...ours.centroid(state)];
    [...theirs.bounds(state).flat(), ...theirs.centroid(state)].forEach((value, index) => {
      expect(measured[index]).toBeCloseTo(value, 6);
    });
  }
});

it('finds the same state for a point as d3-geo', () => {
  const names = (contains: (state: MapShape, place: [number, number]) => boolean) =>
    Array.from({ length: 400 }, (_, index) => {
      const place: [number, number] = [-73 + (index % 20) * 2, 4 - Math.floor(index / 20) * 1.9];
      return states
        .filter((state) => contains(state, place))
        .map(({ id }) => id)
        .join();
    });
  const found = names(geoContains);
  expect(new Set(found).size).toBeGreaterThan(20);
  expect(found).toEqual(names(d3Contains));
});
