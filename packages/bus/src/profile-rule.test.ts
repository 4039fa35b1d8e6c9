import { filtersToSearch, profileFilterDefinitions } from '@observatorio/contract';
import { expect, it } from 'vitest';
import { filters, initProfile } from './index';

const option = (filter: string, code: string) => ({ filter, code, label: code });

const options = [
  option('codigoBrasileiroOcupacao', '010205'),
  option('codigoBrasileiroOcupacao', '225125'),
  option('setorEmpresa', '24'),
  option('setorEmpresa', '16'),
];

let count = 0;
const newGroup = () => filters(`profile-${++count}`, 'profile');

it('starts with the first sector and the first occupation, without a year', () => {
  const group = newGroup();
  initProfile(group, options);
  expect(group.get()).toEqual({ codigoBrasileiroOcupacao: ['010205'], setorEmpresa: ['24'] });
});

it('keeps a selected occupation and does not add a sector', () => {
  const group = newGroup();
  group.replace({ codigoBrasileiroOcupacao: ['225125'] });
  initProfile(group, options);
  expect(group.get()).toEqual({ codigoBrasileiroOcupacao: ['225125'] });
  expect(filtersToSearch(group.chosen(), profileFilterDefinitions)).toBe('?cbo=225125');
});

it('does not set any filters if a year is selected', () => {
  const group = newGroup();
  group.replace({ ano: ['2016'] });
  initProfile(group, options);
  expect(group.get()).toEqual({ ano: ['2016'] });
});

it('clears the sector when the occupation changes', () => {
  const group = newGroup();
  initProfile(group, options);
  group.set('codigoBrasileiroOcupacao', '225125');
  expect(group.chosen()).toEqual({ codigoBrasileiroOcupacao: ['225125'] });
});
