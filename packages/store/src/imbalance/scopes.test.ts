import { states } from '@observatorio/domain';
import { expect, it } from 'vitest';
import { Places } from '../titles/places';
import { commonStates, isCovered, scopesOf } from './scopes';

const places = new Places([{ code: '1200401', name: 'Rio Branco' }]);
const all = states.map(({ code }) => code);

const namesOf = (filters: Record<string, string[]>, covered: readonly string[]) =>
  scopesOf(filters, { places, covered }).map(({ name }) => name);

it('covers the states with rows in every edition', () => {
  expect(commonStates([{ ufs: ['12', '35'] }, {}, { ufs: ['35', '33'] }])).toEqual(['35']);
  expect(commonStates([{}])).toEqual(all);
  expect(commonStates([{ ufs: ['12'] }, { ufs: ['35'] }])).toEqual([]);
});

it('widens the scope from the chosen place to the country', () => {
  expect(namesOf({}, all)).toEqual(['Brasil']);
  expect(namesOf({ uf: ['12'] }, all)).toEqual(['Acre', 'Brasil']);
  expect(namesOf({ municipio: ['1200401'] }, all)).toEqual(['Rio Branco', 'Acre', 'Brasil']);
});

it('names the part of the country covered by the data', () => {
  expect(namesOf({}, ['12', '35'])).toEqual(['Brasil (só Acre e São Paulo)']);
  expect(namesOf({ uf: ['35'] }, ['12'])).toEqual(['São Paulo', 'Acre']);
  const [country] = scopesOf({}, { places, covered: ['12', '35'] });
  expect(country.filters).toEqual({ uf: ['12', '35'] });
});

it('covers no scope if the editions have no states in common', () => {
  const scopes = scopesOf({ municipio: ['1200401'] }, { places, covered: [] });
  expect(scopes.map((scope) => isCovered(scope, []))).toEqual([false, false, false]);
  expect(scopes.map((scope) => isCovered(scope, ['12']))).toEqual([true, true, true]);
});
