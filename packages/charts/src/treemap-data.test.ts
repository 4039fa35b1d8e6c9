import { expect, test } from 'vitest';
import { tileLines, treemapRows } from './treemap-data';

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

test('sums and unknowns are only in the legend', () => {
  const { tiles, legendOnly } = treemapRows([
    { key: '411010', label: 'Assistente administrativo', count: 3 },
    { key: '411005', label: 'Auxiliar de escritório', count: 0 },
    { key: '', label: 'Outras', count: 9 },
    { key: null, label: 'Não informado', count: 0 },
  ]);
  expect(tiles.map(({ key }) => key)).toEqual(['411010']);
  expect(legendOnly.map(({ key }) => key)).toEqual(['']);
});
