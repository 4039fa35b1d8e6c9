import { totalOf } from '@observatorio/domain';
import { expect, test } from 'vitest';
import { MAX_BARS, tileLines, treemapBars, treemapRows } from './treemap-data';

const measure = (text: string) => text.length * 6;
const tile = (width: number, height: number) =>
  tileLines(
    'Vendedor de comércio varejista',
    '1,63 mi',
    { width, height, lineHeight: 14 },
    measure,
  );

test('shows the full label and the value on a large tile', () => {
  expect(tile(140, 80)).toEqual(['Vendedor de comércio', 'varejista', '1,63 mi']);
});

test('truncates the label of a small tile and leaves a tiny one blank', () => {
  expect(tile(60, 14)).toEqual(['Vendedor…']);
  expect(tile(20, 14)).toEqual([]);
  expect(tile(140, 10)).toEqual([]);
});

test('omits a value that does not fit in full', () => {
  expect(tile(38, 60)).toEqual(['Vende…']);
});

const row = (key: string | null, count: number) => ({ key, label: `Ocupação ${key}`, count });

test('places the sum of the others after the categories', () => {
  const tiles = treemapRows([row(null, 1), row('', 9), row('411010', 3), row('411005', 0)]);
  expect(tiles.map(({ key }) => key)).toEqual(['411010', '', null]);
});

test('draws the largest and the selected rows as bars and sums all others', () => {
  const rows = Array.from({ length: 30 }, (_, index) => row(String(index), 99 - index));
  const { bars, rest } = treemapBars([...rows, row('', 500), row(null, 7)], ['25']);
  expect(bars.map(({ key }) => key)).toEqual(
    [...rows.slice(0, MAX_BARS), rows[25]].map((each) => each?.key),
  );
  expect(rest?.label).toBe('Fora das 16 do gráfico');
  expect(totalOf(bars) + (rest?.count ?? 0)).toBe(totalOf(rows) + 507);
  expect(treemapBars([row('1', 2)], []).rest).toBeUndefined();
});
