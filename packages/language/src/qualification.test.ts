import { expect, it } from 'vitest';
import { qualificationDescription } from './qualification';

it('describes the levels 1 to 8 individually and all higher ones together', () => {
  const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  expect(new Set(levels.map(qualificationDescription)).size).toBe(9);
  expect(qualificationDescription(8.5)).toBe(qualificationDescription(12));
  expect(qualificationDescription(7.9)).toBe(qualificationDescription(7));
});
