import { expect, test } from 'vitest';
import { flow } from './flow';

test('wraps items when the line is full', () => {
  expect(flow([40, 40, 40], 100, 10)).toEqual([
    { left: 0, line: 0 },
    { left: 50, line: 0 },
    { left: 0, line: 1 },
  ]);
});

test('places an item wider than the line on a separate line', () => {
  expect(flow([200, 10], 100, 10).map(({ line }) => line)).toEqual([0, 1]);
});
