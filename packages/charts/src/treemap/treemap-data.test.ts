import { totalOf } from '@observatorio/domain';
import { expect, test } from 'vitest';
import { MAX_BARS, tileLines, treemapBars, treemapTiles } from './treemap-data';

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

test('leaves a tile blank if its label does not fit in whole words', () => {
  expect(tile(40, 60)).toEqual([]);
  expect(tile(140, 14)).toEqual([]);
  expect(tile(140, 10)).toEqual([]);
});

test('omits a value that does not fit', () => {
  expect(tile(140, 30)).toEqual(['Vendedor de comércio', 'varejista']);
});

const row = (key: string | null, count: number) => ({ key, label: `Ocupação ${key}`, count });

test('places the largest group first, and sums the rows without a tile', () => {
  const groups = { 4: { code: '4', label: 'Escritório' }, 5: { code: '5', label: 'Comércio' } };
  const { tiles, ...others } = treemapTiles(
    [row(null, 1), row('', 9), row('411010', 3), row('5', 4), row('5211', 5), row('411005', 0)],
    (key) => groups[key[0] as '4' | '5'],
  );
  expect(tiles.map(({ key }) => key)).toEqual(['5211', '5', '411010']);
  expect(others).toEqual({
    groups: [groups[5], groups[4]],
    rest: { key: '', label: 'Fora das 3 do gráfico', count: 10 },
  });
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
