import { labourFilterDefinitions } from '@observatorio/contract';
import { describe, expect, it } from 'vitest';
import { filtersFromSearch, filtersToSearch } from './page-filters';

describe('filters in a URL', () => {
  it('reads official codes, abbreviations and alternative names', () => {
    expect(filtersFromSearch('?uf=SP,33&uf=mg&genero=02', labourFilterDefinitions)).toEqual({
      genero: ['2'],
      uf: ['31', '33', '35'],
    });
    expect(filtersFromSearch('estado=35', labourFilterDefinitions)).toEqual({ uf: ['35'] });
  });

  it('drops invalid values and ignores unrelated parameters', () => {
    expect(
      filtersFromSearch('?uf=ZZ&ano=19&utm_source=a&genero=1,9', labourFilterDefinitions),
    ).toEqual({
      genero: ['1'],
    });
  });

  it('writes filters in canonical order', () => {
    expect(filtersToSearch({ uf: ['35', '33'], ano: ['2019'] }, labourFilterDefinitions)).toBe(
      '?ano=2019&uf=33,35',
    );
    expect(filtersToSearch({}, labourFilterDefinitions)).toBe('');
  });

  it('leaves unrelated parameters unchanged', () => {
    const search = '?q=a%20b&estado=41&flag&uf=11';
    expect(filtersToSearch({ uf: ['35'] }, labourFilterDefinitions, search)).toBe(
      '?q=a%20b&flag&uf=35',
    );
    expect(filtersToSearch({}, labourFilterDefinitions, search)).toBe('?q=a%20b&flag');
  });

  it('keeps page parameters named like a filter, unless that filter has a value', () => {
    const search = '?id=12&setor=RH&estado=&uf=35';
    expect(filtersToSearch({ uf: ['29'] }, labourFilterDefinitions, search)).toBe(
      '?id=12&setor=RH&uf=29',
    );
    expect(filtersToSearch({ setor: ['23'] }, labourFilterDefinitions, search)).toBe(
      '?id=12&setor=23',
    );
  });

  it('reads back the filters it writes', () => {
    const filters = { ano: ['2019'], municipio: ['3550308'], occupation: ['225125'], uf: ['35'] };
    expect(
      filtersFromSearch(filtersToSearch(filters, labourFilterDefinitions), labourFilterDefinitions),
    ).toEqual(filters);
  });
});
