import { expect, it } from 'vitest';
import { byCode, byCount, largest, withMissing } from './arrange';

const rows = [
  { key: null, count: 99 },
  { key: '2', count: 5 },
  { key: '', count: 50 },
  { key: '10', count: 7 },
  { key: '1', count: 1 },
];
const keys = (arranged: { key: string | null }[]) => arranged.map(({ key }) => key);

it('sorts by count, with residual categories last', () => {
  expect(keys(byCount(rows))).toEqual(['10', '2', '1', '', null]);
});

it('sorts bands by their numeric code', () => {
  expect(keys(byCode(rows))).toEqual(['1', '2', '10', '', null]);
});

it('sums the categories beyond the limit', () => {
  const named = [5, 9, 2, 1].map((count, index) => ({ key: `${index}`, label: `${index}`, count }));
  expect(largest(2)(named)).toEqual([
    { key: '1', label: '1', count: 9 },
    { key: '0', label: '0', count: 5 },
    { key: '', label: 'Outras', count: 3 },
  ]);
  expect(largest(4)(named)).toHaveLength(4);
});

const sectors = ['1', '2', '3', '4'].map((key) => ({ key, label: key, count: 10 - Number(key) }));

it('excludes a selected category from the sum of the others', () => {
  const arranged = largest(2, ['4'])(sectors);
  expect(arranged.map(({ key, count }) => [key, count])).toEqual([
    ['1', 9],
    ['2', 8],
    ['4', 6],
    ['', 7],
  ]);
});

it('subtracts an added category from the sum of the others', () => {
  const listed = [...sectors.slice(0, 2), { key: '', label: 'Outras', count: 13 }];
  const arranged = withMissing(
    listed,
    [sectors[1], sectors[3]].flatMap((row) => row ?? []),
  );
  expect(arranged.map(({ key, count }) => [key, count])).toEqual([
    ['1', 9],
    ['2', 8],
    ['4', 6],
    ['', 7],
  ]);
});
