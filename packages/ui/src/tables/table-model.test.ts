import { expect, it } from 'vitest';
import { nextSort, pageCount, pageRows, sortRows } from './table-model';

const rows = [
  { label: 'Ensino', count: 5 },
  { label: 'Água', count: 20 },
  { label: 'Comércio', count: 10 },
];

it('sorts a column descending, then reverses it', () => {
  const other = nextSort({ column: 'label', direction: 'asc' }, 'count');
  expect(other).toEqual({ column: 'count', direction: 'desc' });
  expect(nextSort(other, 'count').direction).toBe('asc');
  expect(nextSort(nextSort(other, 'count'), 'count').direction).toBe('desc');
});

const labels = (column: 'label' | 'count', direction: 'asc' | 'desc') =>
  sortRows(rows, { column, direction }).map(({ label }) => label);

it('sorts numbers by value and text in Portuguese order', () => {
  expect(labels('count', 'desc')).toEqual(['Água', 'Comércio', 'Ensino']);
  expect(labels('label', 'asc')).toEqual(['Água', 'Comércio', 'Ensino']);
  expect(labels('label', 'desc')).toEqual(['Ensino', 'Comércio', 'Água']);
});

it('sorts null last in both directions', () => {
  const withheld = [{ pay: 5 }, { pay: null }, { pay: 7 }];
  const pays = (direction: 'asc' | 'desc') =>
    sortRows(withheld, { column: 'pay', direction }).map(({ pay }) => pay);
  expect(pays('desc')).toEqual([7, 5, null]);
  expect(pays('asc')).toEqual([5, 7, null]);
});

it('rounds the page count up and returns a shorter last page', () => {
  expect(pageCount(26, 5)).toBe(6);
  expect(pageCount(0, 5)).toBe(1);
  expect(pageRows(rows, 2, 2)).toEqual([rows[2]]);
});
