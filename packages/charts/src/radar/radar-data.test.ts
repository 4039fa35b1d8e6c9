import { expect, test } from 'vitest';
import { radarData, scoreRings, truncate } from './radar-data';

test('omits items without a score and keeps the order of the others', () => {
  const row = (label: string, score: number | null) => ({ key: label, label, score });
  const { known, unknown } = radarData([row('Física', 2), row('Artes', null), row('Química', 0)]);
  expect(known.map(({ label }) => label)).toEqual(['Física', 'Química']);
  expect(unknown.map(({ label }) => label)).toEqual(['Artes']);
});

test('truncates a name without leaving a space before the ellipsis', () => {
  expect(truncate('Leis e governo', 14)).toBe('Leis e governo');
  expect(truncate('Leis e governo', 13)).toBe('Leis e govern…');
  expect(truncate('Leis e governo', 7)).toBe('Leis e…');
});

test('returns few rings, the last one at the end of the scale', () => {
  expect(scoreRings({ min: 0, max: 7 })).toEqual([1, 3, 5, 7]);
  expect(scoreRings({ min: 1, max: 5 })).toEqual([2, 3, 4, 5]);
  expect(scoreRings({ min: 0, max: 100 })).toEqual([25, 50, 75, 100]);
});
