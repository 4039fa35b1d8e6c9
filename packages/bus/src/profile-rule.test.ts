import { profileFilters } from '@observatorio/contract';
import { expect, it } from 'vitest';
import { filters, filtersFromSearch, filtersToSearch, profileDefaults } from './index';

const option = (filter: string, code: string) => ({ filter, code, label: code });

const options = [
  option('codigoBrasileiroOcupacao', '010205'),
  option('codigoBrasileiroOcupacao', '225125'),
  option('ano', '2019'),
  option('ano', '2016'),
  option('setorEmpresa', '24'),
  option('setorEmpresa', '16'),
];

it('turns to the newest year, the first sector and the first occupation', () => {
  expect(profileDefaults(options)).toEqual({
    ano: ['2019'],
    setorEmpresa: ['24'],
    codigoBrasileiroOcupacao: ['010205'],
  });
});

it('shows another occupation in all sectors, also through its address', () => {
  const group = filters('profile-1', 'profile');
  group.addDefaults(profileDefaults(options));
  group.set('codigoBrasileiroOcupacao', '225125');
  const search = filtersToSearch(group.chosen(), profileFilters);
  expect(search).toBe('?cbo=225125&setorEmpresa=');
  group.clear();
  group.replace(filtersFromSearch(search, profileFilters));
  expect(group.get()).toEqual({
    ano: ['2019'],
    codigoBrasileiroOcupacao: ['225125'],
    setorEmpresa: [''],
  });
});
