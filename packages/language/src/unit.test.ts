import { expect, it } from 'vitest';
import { inWords, LINKS, measureUnit, noneOf, ofAll, withUnit } from './unit';

it.each([
  [0, '0 vínculos'],
  [1, '1 vínculo'],
  [2, '2 vínculos'],
  [128_137, '128.137 vínculos'],
  [1_000_000, '1 milhão de vínculos'],
  [1_540_000, '1,5 milhão de vínculos'],
  [1_960_000, '2 milhões de vínculos'],
  [47_554_211, '47,6 milhões de vínculos'],
])('describes %i as %s', (count, words) => expect(inWords(count, LINKS)).toBe(words));

it.each([
  [1, 'de 1 matrícula'],
  [12, 'das 12 matrículas'],
  [1_874_974, 'de 1,9 milhão de matrículas'],
  [8_603_824, 'dos 8,6 milhões de matrículas'],
])('refers to a total of %i as “%s”', (count, words) =>
  expect(ofAll(count, measureUnit('Matrículas'))).toBe(words),
);

it('inflects “none” for the gender of the unit', () => {
  expect(noneOf(LINKS)).toBe('Nenhum vínculo encontrado');
  expect(noneOf(measureUnit('Vagas'))).toBe('Nenhuma vaga encontrada');
});

it('rejects an unknown measure', () => {
  expect(() => measureUnit('Alunos')).toThrow(/“Alunos” is not a measure: Matrículas/);
});

it.each([
  [0, '0 vínculos'],
  [0.004, '0,004 vínculo'],
  [0.4, '0,4 vínculo'],
  [1, '1 vínculo'],
  [1.4, '1,4 vínculo'],
  [1.994, '1,99 vínculo'],
  [1.999, '2 vínculos'],
  [7.456, '7,46 vínculos'],
  [1234.5, '1.234,5 vínculos'],
])('inflects the unit for a count of %d: %s', (count, words) =>
  expect(withUnit(count, LINKS)).toBe(words),
);
