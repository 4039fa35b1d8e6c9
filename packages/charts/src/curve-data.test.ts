import { PAY_STEPS, payStepBound } from '@observatorio/domain';
import { expect, test } from 'vitest';
import { occupied, payCurve, payTicks, placeCaptions } from './curve-data';

const classesOf = (counts: Record<number, number>) =>
  Array.from({ length: PAY_STEPS }, (_, step) => ({
    from: 998 * payStepBound(step),
    to: 998 * payStepBound(step + 1),
    count: counts[step] ?? 0,
  }));

test('smoothing moves links between neighbours and loses none', () => {
  const points = payCurve(classesOf({ 40: 1000, 41: 500 }));
  expect(points.reduce((sum, { height }) => sum + height, 0)).toBeCloseTo(1500);
  expect(points[40]?.height).toBeLessThan(1000);
  expect(points[43]?.height).toBeGreaterThan(0);
});

test('the curve covers the classes with links and one on either side', () => {
  expect(occupied(classesOf({ 40: 7, 50: 1 }))).toHaveLength(13);
  expect(occupied(classesOf({}))).toEqual([]);
});

test('an axis has as many round amounts as fit', () => {
  expect(payTicks(299, 2100, 800, 60)).toEqual([500, 1000, 2000]);
  expect(payTicks(299, 149_700, 480, 60)).toEqual([300, 1000, 3000, 10_000, 30_000, 100_000]);
  expect(payTicks(299, 149_700, 264, 60)).toEqual([1000, 10_000, 100_000]);
});

test('captions side by side share a row and stay inside the chart', () => {
  const captions = [
    { x: 0, width: 100 },
    { x: 200, width: 100 },
    { x: 500, width: 100 },
  ];
  expect(placeCaptions(captions, [0, 500], 10)).toEqual([
    { left: 0, row: 0 },
    { left: 150, row: 0 },
    { left: 400, row: 0 },
  ]);
});

test('no caption covers another, nor the line of a higher one', () => {
  const captions = [
    { x: 0, width: 98 },
    { x: 97, width: 107 },
    { x: 256, width: 122 },
  ];
  expect(placeCaptions(captions, [0, 264], 12).map(({ row }) => row)).toEqual([2, 1, 0]);
});
