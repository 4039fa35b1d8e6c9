import { describe, expect, it } from 'vitest';
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
  expect(labels('pauol')).toEqual(['Paulo Afonso', 'São Paulo']);
  expect(labels('c(mpo')).toEqual(['São Bernardo do Campo']);
  expect(labels('pxo')).toEqual([]);
});

it('marks options that only resemble the query', () => {
  expect(matchOptions(cities, 'pauol').isSimilar).toBe(true);
  expect(matchOptions(cities, 'paulo').isSimilar).toBe(false);
});

/** Thousands of inhabitants; 0 if the place has fewer than 20. */
const towns = [
  ['Campina Grande', 'PB', 419, 'Campina'],
  ['Campinápolis', 'MT', 0],
  ['Campinas', 'SP', 1139],
  ['Campinas do Sul', 'RS', 0],
  ['Campos Belos', 'GO', 0],
  ['Campos do Jordão', 'SP', 46],
  ['Campos dos Goytacazes', 'RJ', 483, 'Campos'],
  ['Belo Horizonte', 'MG', 2315, 'BH', 'Belô'],
  ['Brasília', 'DF', 2817, 'BSB', 'DF'],
  ['Bom Jesus', 'PI', 28],
  ['Bom Jesus', 'RS', 0],
  ['Nova Campina', 'SP', 0],
  ['Rio Acima', 'MG', 0],
  ['Rio Azul', 'PR', 0],
  ['Rio Branco', 'AC', 364],
  ['Rio de Janeiro', 'RJ', 6211, 'Rio'],
  ['Rio Preto', 'MG', 0],
  ['São José do Rio Preto', 'SP', 480, 'Rio Preto'],
  ['São Paulo', 'SP', 11451, 'Sampa'],
  ['São Paulo de Olivença', 'AM', 32],
  ['Porto Alegre', 'RS', 1332, 'POA'],
  ['Curitiba', 'PR', 1773, 'CWB'],
  ['Florianópolis', 'SC', 537, 'Floripa'],
  ['Presidente Prudente', 'SP', 225],
] as const;

describe('places', () => {
  const options = towns.map(([label, state, size, ...names]) => ({
    value: `${label} ${state}`,
    label,
    hint: state,
    size,
    names,
  }));
  const places = (text: string) =>
    matchOptions(options, text).options.map(({ label, hint }) => `${label}, ${hint}`);

  it.each([
    [
      'rio',
      [
        'Rio de Janeiro, RJ · também: Rio',
        'São José do Rio Preto, SP · também: Rio Preto',
        'Rio Branco, AC',
        'Rio Acima, MG',
      ],
    ],
    ['rio p', ['São José do Rio Preto, SP · também: Rio Preto', 'Rio Preto, MG']],
    ['rio preto', ['São José do Rio Preto, SP · também: Rio Preto', 'Rio Preto, MG']],
    ['campin', ['Campinas, SP', 'Campina Grande, PB', 'Campinápolis, MT']],
    ['campinas', ['Campinas, SP', 'Campinas do Sul, RS']],
    ['campina', ['Campina Grande, PB · também: Campina', 'Campinas, SP']],
    ['campos', ['Campos dos Goytacazes, RJ · também: Campos', 'Campos do Jordão, SP']],
    ['são paulo', ['São Paulo, SP', 'São Paulo de Olivença, AM']],
    ['bom jesus', ['Bom Jesus, PI', 'Bom Jesus, RS']],
    ['bh', ['Belo Horizonte, MG · também: BH']],
    ['BSB', ['Brasília, DF · também: BSB']],
    ['sampa', ['São Paulo, SP · também: Sampa']],
    ['poa', ['Porto Alegre, RS · também: POA']],
    ['floripa', ['Florianópolis, SC · também: Floripa']],
    ['cwb', ['Curitiba, PR · também: CWB']],
    ['prud', ['Presidente Prudente, SP']],
    ['florinopolis', ['Florianópolis, SC']],
  ])('lists the best and largest first for “%s”', (text, expected) => {
    expect(places(text).slice(0, expected.length)).toEqual(expected);
  });
});

it('ranks names that start with the query before those that contain it', () => {
  expect(labels('paulo')).toEqual(['Paulo Afonso', 'São Paulo']);
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
