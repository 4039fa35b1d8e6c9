import { expect, test } from 'vitest';
import { stackData } from './stacked-bar-data';

interface Row {
  key: string | null;
  label: string;
  men: number;
  women: number;
  unknown: number;
}

const row = (key: string | null, men: number, women: number, unknown = 0): Row => ({
  key,
  label: key ?? 'Não informado',
  men,
  women,
  unknown,
});
const series = [
  { label: 'Homens', hue: 5, count: ({ men }: Row) => men },
  { label: 'Mulheres', hue: 3, count: ({ women }: Row) => women },
  { label: 'Não informado', count: ({ unknown }: Row) => unknown },
];

test('sums each stack and keeps the order of the rows', () => {
  const { categories, total } = stackData([row('1', 2, 3), row('2', 10, 20)], series);
  expect(categories.map(({ key, count }) => [key, count])).toEqual([
    ['1', 5],
    ['2', 30],
  ]);
  expect(total).toBe(35);
});

test('omits an empty series and an empty unknown category', () => {
  const data = stackData([row('1', 2, 3), row(null, 0, 0)], series);
  expect(data.series.map(({ label }) => label)).toEqual(['Homens', 'Mulheres']);
  expect(data.categories).toHaveLength(1);
  expect(stackData([row('1', 2, 3, 1)], series).series.at(-1)).toEqual({
    label: 'Não informado',
    hue: undefined,
    counts: [1],
  });
});
