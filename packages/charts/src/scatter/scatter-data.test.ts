import { expect, it } from 'vitest';
import {
  commonRange,
  logTicks,
  notablePoints,
  placeNames,
  type ScatterPoint,
} from './scatter-data';

const point = (x: number, y: number): ScatterPoint => ({ key: null, label: '', x, y, group: 0 });

it('gives both axes one range around all values', () => {
  const { min, max } = commonRange([point(10, 200), point(400, 50)]);
  expect(min).toBeLessThan(10);
  expect(max).toBeGreaterThan(400);
});

it.each([
  [90, 1100, 8, [100, 200, 500, 1000]],
  [90, 110_000, 8, [100, 300, 1000, 3000, 10_000, 30_000, 100_000]],
  [90, 110_000, 4, [100, 1000, 10_000, 100_000]],
  [0.7, 9, 8, [1, 2, 5]],
])('labels round values from %d to %d, at most %d', (min, max, room, ticks) => {
  expect(logTicks(min, max, room)).toEqual(ticks);
});

it('names the points with the largest ratios and differences, each once', () => {
  const points = [point(10, 11), point(10, 100), point(100, 10), point(5000, 9000), point(900, 90)];
  expect(notablePoints(points, 4)).toEqual([1, 2, 3, 4]);
  expect(notablePoints(points, 9)).toHaveLength(5);
});

const area = { left: 0, top: 0, right: 200, bottom: 100 };
const name = (x: number, y: number) => ({ x, y, width: 60, height: 15 });

it('writes a name to the right of its point, or to the left at the edge', () => {
  const [middle, edge] = placeNames([name(50, 50), name(190, 20)], area, []);
  expect(middle).toMatchObject({ left: 59, right: 119 });
  expect(edge).toMatchObject({ left: 121, right: 181 });
});

it('leaves out a name that would cover another one or an obstacle', () => {
  const [first, second] = placeNames([name(50, 50), name(50, 50)], area, []);
  expect(second).not.toEqual(first);
  expect(placeNames([name(50, 50)], area, [area])).toEqual([undefined]);
});
