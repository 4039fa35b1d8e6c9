import { states } from '@observatorio/domain';
import { expect, it } from 'vitest';
import { Places } from '../titles/places';
import { commonStates, covers, linkFilters, scopesOf } from './scopes';

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

it('covers a place if the edition has rows for all of its states', () => {
  const [city, state, country] = scopesOf({ municipio: ['1200401'] }, { places, covered: all });
  const coveredBy = (...ufs: string[]) =>
    [city, state, country].map((scope) => scope && covers({ ufs }, scope));
  expect(coveredBy('12')).toEqual([true, true, false]);
  expect(coveredBy('35')).toEqual([false, false, false]);
  expect(coveredBy(...all)).toEqual([true, true, true]);
});

it('counts the links without a place in the part of the country that the edition covers', () => {
  const [country] = scopesOf({}, { places, covered: ['12', '35'] });
  expect(linkFilters(country, { ufs: ['12', '35'] })).toEqual({});
  expect(linkFilters(country, { ufs: ['12', '33', '35'] })).toEqual({ uf: ['12', '35'] });
  expect(linkFilters(country, {})).toEqual({ uf: ['12', '35'] });
  const [state] = scopesOf({ uf: ['12'] }, { places, covered: ['12'] });
  expect(linkFilters(state, { ufs: ['12'] })).toEqual({ uf: ['12'] });
});
