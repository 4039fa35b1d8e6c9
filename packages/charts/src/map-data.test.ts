import { expect, test } from 'vitest';
import { classLabels, mapData, quantileLimits } from './map-data';
import { stateShapes } from './maps/shapes';

test('each class has as many values as the others', () => {
  const values = Array.from({ length: 25 }, (_, index) => index + 1);
  expect(quantileLimits(values, 5)).toEqual([5, 10, 15, 20, 25]);
});

test('repeated or few values make fewer classes', () => {
  expect(quantileLimits([7, 7, 7], 5)).toEqual([7]);
  expect(quantileLimits([3, 1], 5)).toEqual([1, 3]);
  expect(quantileLimits([], 5)).toEqual([]);
});

test('class labels state the bounds, which touch without overlapping', () => {
  expect(classLabels([1234, 5678, 90_000])).toEqual([
    'Até 1.234',
    '1.235 a 5.678',
    'Mais de 5.678',
  ]);
  expect(classLabels([12])).toEqual(['Até 12']);
});

test('rows find their shapes; the others have no data', () => {
  const data = mapData(
    stateShapes(),
    [
      { key: '35', label: 'São Paulo', count: 100 },
      { key: '12', label: 'Acre', count: 1 },
      { key: null, label: 'Não informado', count: 4 },
    ],
    5,
  );
  const cell = (key: string) => data.cells.find((entry) => entry.key === key);
  expect(cell('35')).toMatchObject({ name: 'São Paulo', count: 100, shade: 4 });
  expect(cell('12')).toMatchObject({ count: 1, shade: 0 });
  expect(cell('33')).toMatchObject({ count: undefined, shade: undefined });
  expect(data).toMatchObject({ hasGaps: true, unplaced: 4, total: 105 });
});
