import { LINKS } from '@observatorio/language';
import { expect, test } from 'vitest';
import { valueSentence } from './value-text';

test('formats a whole value with its unit and share', () => {
  expect(valueSentence('São Paulo', 13_234_567, 47_554_211, LINKS)).toBe(
    'São Paulo: 13.234.567 vínculos (28%)',
  );
  expect(valueSentence('Borá', 1, 1000, LINKS)).toBe('Borá: 1 vínculo (0,1%)');
  expect(valueSentence('Acre', 0, 0, LINKS)).toBe('Acre: 0 vínculos');
});
