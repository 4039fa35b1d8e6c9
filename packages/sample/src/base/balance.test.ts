import { describe, expect, it } from 'vitest';
import { apportion, rake, roundToMargins } from './balance';

const table = () => ({
  keys: [
    [1, 1, 2, 2],
    [1, 2, 1, 2],
  ],
  weights: [40, 30, 20, 10],
});
const margins = [
  new Map([
    [1, 60],
    [2, 41],
  ]),
  new Map([
    [1, 50],
    [2, 51],
  ]),
];

const sums = (keys: readonly number[], counts: readonly number[]) =>
  [1, 2].map((code) => counts.reduce((sum, n, cell) => sum + (keys[cell] === code ? n : 0), 0));

describe('raking', () => {
  it('matches every margin and keeps the association between dimensions', () => {
    const { keys, weights } = table();
    rake({ keys, weights }, margins);
    expect(sums(keys[0]!, weights)[0]).toBeCloseTo(60, 4);
    expect(sums(keys[1]!, weights)[0]).toBeCloseTo(50, 4);
    const [a = 0, b = 0, c = 0, d = 0] = weights;
    expect((a * d) / (b * c)).toBeCloseTo((40 * 10) / (30 * 20), 6);
  });

  it('rounds to integers that match every margin exactly', () => {
    const { keys, weights } = table();
    rake({ keys, weights }, margins);
    const counts = roundToMargins({ keys, weights }, margins);
    expect(counts.every(Number.isInteger)).toBe(true);
    expect(sums(keys[0]!, counts)).toEqual([60, 41]);
    expect(sums(keys[1]!, counts)).toEqual([50, 51]);
  });

  it('throws if the cells cannot match the margins', () => {
    const cells = {
      keys: [
        [1, 2],
        [1, 2],
      ],
      weights: [1, 1],
    };
    const crossed = [
      new Map([
        [1, 2],
        [2, 0],
      ]),
      new Map([
        [1, 0],
        [2, 2],
      ]),
    ];
    expect(() => roundToMargins(cells, crossed)).toThrow('margin');
  });
});

describe('apportion', () => {
  it('splits a total into integers by largest remainder', () => {
    expect(apportion(10, [1, 1, 1])).toEqual([4, 3, 3]);
    expect(apportion(7, [50, 30, 20])).toEqual([4, 2, 1]);
  });
});
