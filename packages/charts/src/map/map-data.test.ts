import { expect, test } from 'vitest';
import { stateShapes } from '../maps/shapes';
import { mapData } from './map-data';

test('joins rows to their shapes and leaves the other shapes without data', () => {
  const data = mapData(
    stateShapes(),
    [
      { key: '35', label: 'São Paulo', count: 100 },
      { key: '12', label: 'Acre', count: 1 },
      { key: null, label: 'Não informado', count: 4 },
    ],
    { shades: 5 },
  );
  const cell = (key: string) => data.cells.find((entry) => entry.key === key);
  expect(cell('35')).toMatchObject({ name: 'São Paulo', count: 100, shade: 4 });
  expect(cell('12')).toMatchObject({ count: 1, shade: 0 });
  expect(cell('33')).toMatchObject({ count: undefined, shade: undefined });
  expect(data).toMatchObject({
    gaps: 'missing',
    unplaced: 4,
    total: 105,
    highest: { name: 'São Paulo' },
  });
});

test('distinguishes places that were not requested from places without data', () => {
  const rows = [{ key: '35', label: 'São Paulo', count: 100 }];
  const gaps = (chosen: string[]) => mapData(stateShapes(), rows, { shades: 5, chosen }).gaps;
  expect(gaps(['35', '33'])).toBe('unchosen');
  expect(gaps(['33'])).toBe('missing');
});

test('reports no maximum if two places share it or every count is zero', () => {
  const highest = (counts: readonly number[]) =>
    mapData(
      stateShapes(),
      ['12', '35'].map((key, index) => ({ key, label: key, count: counts[index] ?? 0 })),
      { shades: 5 },
    ).highest?.key;
  expect(highest([1, 2])).toBe('35');
  expect(highest([2, 2])).toBeUndefined();
  expect(highest([0, 0])).toBeUndefined();
});

test('tells withheld and empty places from those without data', () => {
  const rows = [{ key: '35', label: 'São Paulo', count: 1800 }];
  const gap = (key: string, isWithheld: boolean) => ({ key, isWithheld, sentence: key });
  const given = [gap('12', true), gap('33', false)];
  const data = mapData(stateShapes(), rows, { shades: 5, gaps: given });
  const gaps = ['35', '12', '33', '11'].map(
    (code) => data.cells.find(({ key }) => key === code)?.gap?.isWithheld,
  );
  expect(gaps).toEqual([undefined, true, false, undefined]);
  expect(data.gaps).toBe('missing');
  const all = stateShapes().flatMap(({ id }) => (id === '35' ? [] : gap(id, true)));
  expect(mapData(stateShapes(), rows, { shades: 5, gaps: all }).gaps).toBe('none');
});
