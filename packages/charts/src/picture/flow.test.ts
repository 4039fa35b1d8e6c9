import { expect, test } from 'vitest';
import { flow } from './flow';

const item = (width: number, ...lines: string[]) => ({ width, lines: ['', ...lines] });

test('wraps items when the line is full', () => {
  expect(flow([item(40), item(40), item(40)], 100, 10)).toEqual({
    places: [
      { left: 0, line: 0 },
      { left: 50, line: 0 },
      { left: 0, line: 1 },
    ],
    lineCount: 2,
  });
});

test('places an item wider than the line on a separate line', () => {
  const { places } = flow([item(200), item(10)], 100, 10);
  expect(places.map(({ line }) => line)).toEqual([0, 1]);
});

test('places the next item below all lines of a wrapped one', () => {
  const { places, lineCount } = flow([item(95, 'second', 'third'), item(10)], 100, 10);
  expect(places.map(({ line }) => line)).toEqual([0, 3]);
  expect(lineCount).toBe(4);
});
