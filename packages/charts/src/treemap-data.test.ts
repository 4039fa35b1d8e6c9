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

test('a large tile has the whole label and the value', () => {
  expect(tile(140, 80)).toEqual(['Vendedor de comércio', 'varejista', '1,63 mi']);
});

test('a small tile has what fits, a tiny one nothing', () => {
  expect(tile(60, 14)).toEqual(['Vendedor…']);
  expect(tile(20, 14)).toEqual([]);
  expect(tile(140, 10)).toEqual([]);
});

test('a value is shown whole or not at all', () => {
  expect(tile(38, 60)).toEqual(['Vende…']);
});

const row = (key: string | null, count: number) => ({ key, label: `Ocupação ${key}`, count });

test('the sum of the others is a tile, after the categories', () => {
  const tiles = treemapRows([row(null, 1), row('', 9), row('411010', 3), row('411005', 0)]);
  expect(tiles.map(({ key }) => key)).toEqual(['411010', '', null]);
});

test('bars are the largest and the selected ones, and lose nothing', () => {
  const rows = Array.from({ length: 30 }, (_, index) => row(String(index), 99 - index));
  const { bars, rest } = treemapBars([...rows, row('', 500), row(null, 7)], ['25']);
  expect(bars.map(({ key }) => key)).toEqual(
    [...rows.slice(0, MAX_BARS), rows[25]].map((each) => each?.key),
  );
  expect(rest?.label).toBe('Fora das 16 do gráfico');
  expect(totalOf(bars) + (rest?.count ?? 0)).toBe(totalOf(rows) + 507);
  expect(treemapBars([row('1', 2)], []).rest).toBeUndefined();
});
