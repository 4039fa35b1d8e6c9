import { expect, it } from 'vitest';
import { matchesText } from './matches-text';

it.each([
  ['Distribuição da remuneração', 'salário', true],
  ['Vínculos por gênero', 'sexo', true],
  ['Vínculos por faixa etária', 'IDADE', true],
  ['Vínculos por município e modalidade', 'idade', false],
  ['Ocupações com mais vínculos labour-occupations', 'cargos vinculos', true],
  ['Ocupações com mais vínculos labour-occupations', 'labour-occ', true],
  ['Ocupações com mais vínculos', 'cursos', false],
  ['Ocupações com mais vínculos', ' ', true],
])('searches “%s” for %s: %s', (text, typed, isFound) => {
  expect(matchesText(text, typed)).toBe(isFound);
});
