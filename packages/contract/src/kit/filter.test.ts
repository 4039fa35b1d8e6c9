import { comparedOccupations, labourFilterDefinitions } from '@observatorio/contract';
import { describe, expect, it } from 'vitest';
import { formatFilters, parseFilters, QueryError, readFilters } from './filter';

const parse = (query: Record<string, string | string[]>) =>
  parseFilters(labourFilterDefinitions, query);

describe('parseFilters', () => {
  it('accepts repeated and comma-separated values, removes duplicates and sorts', () => {
    expect(parse({ setor: ['16', '3,16'] })).toEqual({ setor: ['16', '3'] });
  });

  it('keeps the compared occupations in the order in which they were chosen', () => {
    const { filters } = readFilters([comparedOccupations], {
      comparar: '521110,2251-25,521110,223505',
    });
    expect(formatFilters(filters)).toBe('comparar=521110,225125,223505');
  });

  it('normalises names, abbreviations, dashes and padding to official codes', () => {
    expect(parse({ estado: 'sp', occupation: '2251-25', genero: '02', setor: '07' })).toEqual({
      genero: ['2'],
      occupation: ['225125'],
      setor: ['7'],
      uf: ['35'],
    });
  });

  it('adds the check digit to a municipality’s code', () => {
    expect(parse({ municipio: ['355030', '3550308', '220191'] })).toEqual({
      municipio: ['2201919', '3550308'],
    });
  });

  it('ignores empty values', () => {
    expect(parse({ uf: '', setor: [' ', ','] })).toEqual({});
  });

  it.each([
    ['ano', '20x9'],
    ['uf', '99'],
    ['municipio', '9912345'],
    ['occupation', '22512'],
    ['minimumSalaryRange', '12'],
    ['genero', '1;DROP TABLE links'],
  ])('rejects %s=%s and names the allowed values', (parameter, value) => {
    expect(() => parse({ [parameter]: value })).toThrow(
      expect.objectContaining({ parameter, value, allowed: expect.stringMatching(/\S/) }),
    );
  });

  it('rejects an unknown parameter and names the known ones', () => {
    expect(() => parse({ cor: 'azul' })).toThrow(QueryError);
    expect(() => parse({ cor: 'azul' })).toThrow(/“cor”.*grandeSetor/);
  });

  it('rejects names inherited from Object.prototype', () => {
    expect(() => parse({ constructor: '1' })).toThrow(QueryError);
    expect(() => parse({ genero: 'toString' })).toThrow(QueryError);
  });
});

describe('formatFilters', () => {
  it('returns equal strings for equal filters', () => {
    expect(formatFilters({ uf: ['35', '33'], ano: ['2019'], setor: [] })).toBe('ano=2019&uf=33,35');
  });
});
