import { expect, test } from 'vitest';
import { barRows, barsHeight, labelsFit, restOf, topBars } from './bar-data';

const rows = [
  { key: null, label: 'Não informado', count: 99 },
  { key: '1', label: 'Indústria', count: 10 },
  { key: '', label: 'Outras', count: 50 },
  { key: '2', label: 'Comércio', count: 20 },
];
const measure = (text: string) => text.length * 10;
const labels = (bars: { label: string }[]) => bars.map(({ label }) => label);

test('sorts by count, with the rest and the unknown last', () => {
  expect(labels(barRows(rows, false))).toEqual([
    'Comércio',
    'Indústria',
    'Outras',
    'Não informado',
  ]);
});

test('keeps the order of bands', () => {
  expect(labels(barRows(rows, true))).toEqual(['Indústria', 'Comércio', 'Outras', 'Não informado']);
});

test('hides an unknown category with a count of zero', () => {
  expect(barRows([{ key: null, label: 'Não informado', count: 0 }], true)).toEqual([]);
});

test('fits labels under columns only if every word and line fits', () => {
  expect(labelsFit(rows, 90, measure)).toBe(true);
  expect(labelsFit(rows, 80, measure)).toBe(false);
  const unknown = rows.slice(0, 1);
  expect(labelsFit(unknown, 60, measure)).toBe(true);
  expect(labelsFit(unknown, 40, measure)).toBe(false);
});

test('draws the longest of many bars in their original order and sums the rest', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    key: String(index),
    label: `Órgão ${index}`,
    count: index + 1,
  }));
  const bars = topBars(barRows([...many, ...rows.slice(0, 1)], true));
  expect(bars.map(({ key }) => key)).toEqual([...many.slice(20).map(({ key }) => key), null]);
  expect(restOf([...many, ...rows.slice(0, 1)], bars)).toEqual({
    key: '',
    label: 'Fora das 41 do gráfico',
    count: 210,
  });
  const few = barRows(rows, false);
  expect(topBars(few)).toBe(few);
  expect(restOf(few, few)).toBeUndefined();
});

test('limits the height to the maximum number of bars', () => {
  expect([11, 27, 5000].map(barsHeight)).toEqual([220, 540, 840]);
});
