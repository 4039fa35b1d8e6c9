import { states } from '@observatorio/domain';
import { expect, it } from 'vitest';
import { coverageInWords, coverageName } from './coverage';

const all = states.map(({ code }) => code);
const north = all.filter((code) => code.startsWith('1'));
const without = (...missing: string[]) => all.filter((code) => !missing.includes(code));

it.each([
  [undefined, '', ''],
  [[], '', ''],
  [all, '', ''],
  [['12'], 'só Acre', 'Acre'],
  [['12', '53'], 'só Acre e Distrito Federal', 'Acre e Distrito Federal'],
  [['35', '31', '32', '33'], 'só região Sudeste', 'Região Sudeste'],
  [[...north, '35'], 'só região Norte e São Paulo', 'Região Norte e São Paulo'],
  [['11', '21', '31', '41', '51'], 'só 5 dos 27 estados', '5 dos 27 estados'],
  [without('12'), 'sem Acre', 'Brasil sem Acre'],
  [without('12', '35'), 'sem Acre e São Paulo', 'Brasil sem Acre e São Paulo'],
  [
    without(...north),
    'só região Nordeste, região Sudeste, região Sul e região Centro-Oeste',
    'Região Nordeste, região Sudeste, região Sul e região Centro-Oeste',
  ],
])('describes %j as “%s”, and names it “%s”', (codes, words, name) =>
  expect([coverageInWords(codes), coverageName(codes)]).toEqual([words, name]),
);

it.each([
  [north, ''],
  [['12', '35'], 'só Acre'],
  [north.slice(0, 5), 'sem Amapá e Tocantins'],
  [[], ''],
])('describes %j within a region as “%s”', (codes, words) =>
  expect(coverageInWords(codes, north)).toBe(words),
);

it('names the one covered of three states rather than the two missing', () => {
  expect(coverageInWords(['43'], ['41', '42', '43'])).toBe('só Rio Grande do Sul');
});
