import { expect, test } from 'vitest';
import { MAX_SLICES, pieSlices } from './pie-data';

const twelve = Array.from({ length: 12 }, (_, index) => ({
  key: String(index),
  label: `Faixa ${index}`,
  count: 100 - index,
}));
const unknown = { key: null, label: 'Não informado', count: 5 };

test('sums the smallest categories beyond the maximum number of slices', () => {
  const slices = pieSlices([...twelve, unknown], undefined);
  expect(slices).toHaveLength(MAX_SLICES);
  expect(slices.at(-2)).toMatchObject({ key: '', label: 'Outras', hue: undefined });
  expect(slices.at(-1)).toMatchObject({ key: null, hue: undefined });
  const total = [...twelve, unknown].reduce((sum, { count }) => sum + count, 0);
  expect(slices.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  expect(slices.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
});

test('adds the smallest categories to an existing sum of others', () => {
  const slices = pieSlices([...twelve, { key: '', label: 'Outras', count: 1 }], undefined);
  expect(slices).toHaveLength(MAX_SLICES);
  expect(slices.filter(({ key }) => key === '')).toHaveLength(1);
});

test('keeps eight categories as eight slices', () => {
  const slices = pieSlices(twelve.slice(0, MAX_SLICES), undefined);
  expect(slices.every(({ key }) => key !== '')).toBe(true);
});

test('keeps the hue of a category when its rank changes', () => {
  const [men, women] = [
    { key: '1', label: 'Homens', count: 1 },
    { key: '2', label: 'Mulheres', count: 2 },
  ];
  const hueOfMen = (count: number) =>
    pieSlices([{ ...men, count }, women], undefined).find(({ key }) => key === '1')?.hue;
  expect(hueOfMen(1)).toBe(hueOfMen(9));
  expect(pieSlices([men, women], { '1': 5, '2': 3 }).map(({ hue }) => hue)).toEqual([3, 5]);
});

test('omits a category with a count of zero', () => {
  expect(pieSlices([{ key: '1', label: 'Homens', count: 0 }], undefined)).toEqual([]);
});

test('assigns free hues to categories without one, so that no two slices share a hue', () => {
  const hues = pieSlices(twelve.slice(0, MAX_SLICES), { '1': 5, '2': 3, '3': 9 }).map(
    ({ hue }) => hue,
  );
  expect(hues.slice(1, 3)).toEqual([5, 3]);
  expect(new Set(hues)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
});
