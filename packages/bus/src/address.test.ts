import { labourFilters } from '@observatorio/contract';
import { describe, expect, it } from 'vitest';
import { filtersFromSearch, filtersToSearch } from './address';

describe('filters in an address', () => {
  it('are read by official code, abbreviation, or other name', () => {
    expect(filtersFromSearch('?uf=SP,33&uf=mg&genero=02', labourFilters)).toEqual({
      genero: ['2'],
      uf: ['31', '33', '35'],
    });
    expect(filtersFromSearch('estado=35', labourFilters)).toEqual({ uf: ['35'] });
  });

  it('drop invalid values and ignore unrelated parameters', () => {
    expect(filtersFromSearch('?uf=ZZ&ano=19&utm_source=a&genero=1,9', labourFilters)).toEqual({
      genero: ['1'],
    });
  });

  it('are written in a canonical order', () => {
    expect(filtersToSearch({ uf: ['35', '33'], ano: ['2019'] }, labourFilters)).toBe(
      '?ano=2019&uf=33,35',
    );
    expect(filtersToSearch({}, labourFilters)).toBe('');
  });

  it('leave unrelated parameters unchanged', () => {
    const search = '?q=a%20b&estado=41&flag&uf=11';
    expect(filtersToSearch({ uf: ['35'] }, labourFilters, search)).toBe('?q=a%20b&flag&uf=35');
    expect(filtersToSearch({}, labourFilters, search)).toBe('?q=a%20b&flag');
  });

  it('survive a round trip', () => {
    const filters = { ano: ['2019'], municipio: ['3550308'], occupation: ['225125'], uf: ['35'] };
    expect(filtersFromSearch(filtersToSearch(filters, labourFilters), labourFilters)).toEqual(
      filters,
    );
  });
});
