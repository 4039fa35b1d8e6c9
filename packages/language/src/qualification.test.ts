import { expect, it } from 'vitest';
import { qualificationDescription, qualificationPercent } from './qualification';

it('fills an eighth of the bar per level, up to the whole bar', () => {
  expect([1, 2.5, 8, 12].map(qualificationPercent)).toEqual([12.5, 31.25, 100, 100]);
});

it('describes the levels 1 to 8 individually and all higher ones together', () => {
  const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  expect(new Set(levels.map(qualificationDescription)).size).toBe(9);
  expect(qualificationDescription(8.5)).toBe(qualificationDescription(12));
  expect(qualificationDescription(7.9)).toBe(qualificationDescription(7));
});
