import { generalAreaHues } from '@observatorio/domain';
import { expect, test } from 'vitest';
import { sunburstData } from './sunburst-data';

const area = (key: string | null, count: number, parent: string | null = null) => ({
  key,
  label: key ?? 'Não informado',
  count,
  parent,
});
const rows = [
  area(null, 50),
  area('01', 10),
  area('011', 10, '01'),
  area('04', 30),
  area('041', 12, '04'),
  area('042', 15, '04'),
];
const { inner, outer, total } = sunburstData(rows, { '01': 4, '04': 1 });

test('sorts categories by size, with the unknown last', () => {
  expect(inner.map(({ key, hue }) => [key, hue])).toEqual([
    ['04', 1],
    ['01', 4],
    [null, undefined],
  ]);
  expect(total).toBe(90);
});

test('places parts within their category, in its hue, with a gap for the rest', () => {
  expect(outer.map(({ key, count, hue, isGap }) => [key, count, hue, isGap])).toEqual([
    ['042', 15, 1, false],
    ['041', 12, 1, false],
    [null, 3, 1, true],
    ['011', 10, 4, false],
    [null, 50, undefined, true],
  ]);
});

test('gives both rings the same total', () => {
  expect(outer.reduce((sum, { count }) => sum + count, 0)).toBe(total);
});

test('omits categories with a count of zero', () => {
  expect(sunburstData([area('01', 0)], {})).toEqual({ inner: [], outer: [], total: 0 });
});

const ten = Array.from({ length: 10 }, (_, index) => area(`0${index}`, 100 - index));
const tenHues = Object.fromEntries(ten.map(({ key }, index) => [key ?? '', index + 1]));

test('groups the smallest categories beyond eight as parts of the others', () => {
  const data = sunburstData([...ten, area(null, 5), area('091', 60, '09')], tenHues);
  expect(data.inner.map(({ key }) => key)).toEqual([
    ...ten.slice(0, 8).map(({ key }) => key),
    '',
    null,
  ]);
  expect(data.inner.at(-2)).toMatchObject({ label: 'Outras', count: 92 + 91, hue: undefined });
  expect(data.outer.filter(({ parent }) => parent === '').map(({ key }) => key)).toEqual([
    '08',
    '09',
  ]);
});

test.for(['09', '091'])(
  'keeps a selected category in place and assigns it a free hue: %s',
  (key) => {
    const data = sunburstData([...ten, area('091', 60, '09')], tenHues, [key]);
    expect(data.inner).toHaveLength(9);
    expect(data.inner.find((row) => row.key === '09')).toMatchObject({ hue: 8 });
    const hues = data.inner.flatMap(({ hue }) => hue ?? []);
    expect(new Set(hues).size).toBe(8);
  },
);

test('uses eight hues and a grey for all general areas, regardless of which is the largest', () => {
  const codes = Object.keys(generalAreaHues);
  for (const largest of codes) {
    const areas = codes.map((code, index) => area(code, code === largest ? 100 : index + 1));
    const hues = sunburstData(areas, generalAreaHues).inner.map(({ hue }) => hue);
    expect(hues).toHaveLength(9);
    expect(new Set(hues)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, undefined]));
  }
});
