import { expect, it } from 'vitest';
import { matchOptions, OPTION_LIMIT } from './match-options';

const cities = ['Santana', 'São Bernardo do Campo', 'São Paulo', 'Belém', 'Paulo Afonso'].map(
  (label, index) => ({ value: String(index), label }),
);
const labels = (text: string) => matchOptions(cities, text).options.map(({ label }) => label);

it('ignores accents and case', () => {
  expect(labels('sao p')).toEqual(['São Paulo']);
  expect(labels('BELEM')).toEqual(['Belém']);
});

it('tolerates a typo if nothing matches exactly', () => {
  expect(labels('santna')).toEqual(['Santana']);
  expect(labels('belemm')).toEqual(['Belém']);
  expect(labels('sao bermardo')).toEqual(['São Bernardo do Campo']);
  expect(labels('pauol')).toEqual(['São Paulo', 'Paulo Afonso']);
  expect(labels('c(mpo')).toEqual(['São Bernardo do Campo']);
  expect(labels('pxo')).toEqual([]);
});

it('ranks names that start with the query before those that contain it', () => {
  expect(labels('paulo')).toEqual(['Paulo Afonso', 'São Paulo']);
});

it('ranks shorter names first', () => {
  const towns = ['São Paulo de Olivença', 'São Paulo'].map((label) => ({ value: label, label }));
  expect(matchOptions(towns, 'sao pau').options[0]?.label).toBe('São Paulo');
});

it('lists all options in their original order if nothing is typed', () => {
  expect(labels('  ')).toEqual(cities.map(({ label }) => label));
});

it('lists at most fifty options and counts the rest', () => {
  const many = Array.from({ length: 5570 }, (_, index) => ({
    value: String(index),
    label: `Cidade ${index}`,
  }));
  const { options, hidden } = matchOptions(many, '');
  expect(options).toHaveLength(OPTION_LIMIT);
  expect(hidden).toBe(5520);
});
