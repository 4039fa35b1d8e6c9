import { expect, it } from 'vitest';
import { listPageCount, toggleAll, toggleOne } from './paging';

it.each([
  [0, 3, 0],
  [1, 3, 1],
  [3, 3, 1],
  [4, 3, 2],
  [10, 5, 2],
  [11, 5, 3],
  [11, 10, 2],
])('splits %i entities, %i per page, into %i pages', (total, size, pages) =>
  expect(listPageCount(total, size)).toBe(pages),
);

it('toggles one row', () => {
  expect(toggleOne([], 2)).toEqual([2]);
  expect(toggleOne([1, 2, 3], 2)).toEqual([1, 3]);
});

it('selects the whole page, or clears the selection if all are selected', () => {
  expect(toggleAll([], [1, 2])).toEqual([1, 2]);
  expect(toggleAll([2], [1, 2])).toEqual([1, 2]);
  expect(toggleAll([2, 1], [1, 2])).toEqual([]);
});
