import { expect, test } from 'vitest';
import { variableSlices } from './variable-pie-data';

const row = (key: string, count: number) => ({ key, label: `Rede ${key}`, count });

test('increases both angle and radius with the count', () => {
  const slices = variableSlices([row('1', 25), row('4', 75)], undefined);
  expect(slices.map(({ key, angle }) => [key, angle])).toEqual([
    ['4', 270],
    ['1', 90],
  ]);
  expect(slices[0]?.radius).toBe(1);
  expect(slices[1]?.radius).toBeCloseTo(Math.sqrt(1 / 3));
});

test('keeps the smallest slice visible', () => {
  const slices = variableSlices([row('3', 1), row('4', 999)], undefined);
  expect(slices.at(-1)).toMatchObject({ angle: 7, radius: 0.5 });
  expect(slices[0]?.angle).toBe(353);
});

test('omits a category with a count of zero', () => {
  expect(variableSlices([row('1', 0)], undefined)).toEqual([]);
});
