import { PAY_STEPS, payStepBound } from '@observatorio/domain';
import { expect, test } from 'vitest';
import { payCurve, payTicks, placeCaptions, trimEmptyClasses } from './curve-data';

const classesOf = (counts: Record<number, number>) =>
  Array.from({ length: PAY_STEPS }, (_, step) => ({
    from: 998 * payStepBound(step),
    to: 998 * payStepBound(step + 1),
    count: counts[step] ?? 0,
  }));

test('spreads links over neighbouring classes without losing any', () => {
  const points = payCurve(classesOf({ 40: 1000, 41: 500 }));
  expect(points.reduce((sum, { height }) => sum + height, 0)).toBeCloseTo(1500);
  expect(points[40]?.height).toBeLessThan(1000);
  expect(points[43]?.height).toBeGreaterThan(0);
});

test('sums the links of all classes in the smoothing range of a point', () => {
  const classes = classesOf({ 40: 1000, 60: 10 });
  for (const { height, from, to, count } of payCurve(classes)) {
    expect(count > 0).toBe(height > 0);
    const inside = classes.filter((pay) => from <= pay.from && pay.to <= to);
    expect(count).toBe(inside.reduce((sum, pay) => sum + pay.count, 0));
    expect(to / from).toBeLessThan(1.6);
  }
});

test('does not smooth wide classes', () => {
  const classes = [100, 300, 900].map((from, count) => ({ from, to: 3 * from, count: 10 * count }));
  expect(payCurve(classes).map(({ height }) => height)).toEqual([0, 10, 20]);
});

test('halves the height of a class twice as wide as the first', () => {
  const classes = [
    { from: 100, to: 300, count: 10 },
    { from: 300, to: 2700, count: 10 },
  ];
  const heights = payCurve(classes).map(({ height }) => height);
  expect(heights[0]).toBeCloseTo(10);
  expect(heights[1]).toBeCloseTo(5);
});

test('starts and ends the curve on the axis at the bounds', () => {
  const classes = classesOf({ 40: 1000, 41: 500, 42: 700 });
  const [first, second] = [classes[40]?.from ?? 0, classes[43]?.from ?? 0];
  const points = payCurve(trimEmptyClasses(classes), [first * 1.01, second]);
  expect(points.at(0)).toMatchObject({ pay: first * 1.01, height: 0 });
  expect(points.at(-1)).toMatchObject({ pay: second, height: 0 });
  expect(points.every(({ pay }) => first <= pay && pay <= second)).toBe(true);
  expect(points.every(({ from, to }) => first <= from && to <= second)).toBe(true);
});

test('keeps the classes with links and one on either side', () => {
  expect(trimEmptyClasses(classesOf({ 40: 7, 50: 1 }))).toHaveLength(13);
  expect(trimEmptyClasses(classesOf({}))).toEqual([]);
});

test('shows as many round amounts as fit on an axis', () => {
  expect(payTicks(299, 2100, 800, 60)).toEqual([500, 1000, 2000]);
  expect(payTicks(299, 149_700, 480, 60)).toEqual([300, 1000, 3000, 10_000, 30_000, 100_000]);
  expect(payTicks(299, 149_700, 264, 60)).toEqual([1000, 10_000, 100_000]);
});

test('keeps side-by-side captions in one row and inside the chart', () => {
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

test('places captions clear of each other and of the lines of higher captions', () => {
  const captions = [
    { x: 0, width: 98 },
    { x: 97, width: 107 },
    { x: 256, width: 122 },
  ];
  expect(placeCaptions(captions, [0, 264], 12).map(({ row }) => row)).toEqual([2, 1, 0]);
});
