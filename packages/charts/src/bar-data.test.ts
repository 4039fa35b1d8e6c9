import { expect, test } from 'vitest';
import { barRows, labelsFit } from './bar-data';

const rows = [
  { key: null, label: 'Não informado', count: 99 },
  { key: '1', label: 'Indústria', count: 10 },
  { key: '', label: 'Outras', count: 50 },
  { key: '2', label: 'Comércio', count: 20 },
];
const measure = (text: string) => text.length * 10;
const labels = (bars: { label: string }[]) => bars.map(({ label }) => label);

test('the highest come first, the rest and the unknown last', () => {
  expect(labels(barRows(rows, false))).toEqual([
    'Comércio',
    'Indústria',
    'Outras',
    'Não informado',
  ]);
});

test('bands keep their order', () => {
  expect(labels(barRows(rows, true))).toEqual(['Indústria', 'Comércio', 'Outras', 'Não informado']);
});

test('hides an unknown category with a count of zero', () => {
  expect(barRows([{ key: null, label: 'Não informado', count: 0 }], true)).toEqual([]);
});

test('labels fit under columns when every word and line does', () => {
  expect(labelsFit(rows, 90, measure)).toBe(true);
  expect(labelsFit(rows, 80, measure)).toBe(false);
});
