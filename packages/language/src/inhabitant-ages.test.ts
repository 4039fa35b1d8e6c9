import { expect, it } from 'vitest';
import { withAges } from './inhabitant-ages';
import { densityTerm } from './terms';

it.each([
  ['Habitantes (Censo 2022)', 'Habitantes de 15 a 69 anos (Censo 2022)'],
  [
    'Vínculos por mil habitantes, por estado',
    'Vínculos por mil habitantes de 15 a 69 anos (Censo 2022), por estado',
  ],
  ['Vínculos', 'Vínculos'],
])('names the inhabitants of working age: %s', (text, named) => {
  expect(withAges(text, 'working')).toBe(named);
  expect(withAges(text, 'all')).toBe(text);
  expect(withAges(text, undefined)).toBe(text);
});

it('names their ages in the definition', () => {
  expect(withAges(densityTerm.definition, 'working')).toMatch(
    /^Os vínculos, divididos pela população de 15 a 69 anos do Censo de 2022/,
  );
});
