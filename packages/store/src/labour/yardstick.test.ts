import { states } from '@observatorio/domain';
import { describe, expect, it } from 'vitest';
import { comparisonsOf, distinctRows } from './yardstick';

const RIO_BRANCO = '1200401';
const SAO_PAULO = '3550308';

describe('comparisonsOf', () => {
  const everywhere = states.map(({ code }) => code);

  it.each([
    [{}, []],
    [{ genero: ['2'], faixaEtaria: ['3'] }, []],
    [{ regiao: ['1'] }, [['country', 'Brasil', {}]]],
    [{ uf: ['12'], genero: ['2'] }, [['country', 'Brasil', { genero: ['2'] }]]],
    [
      { uf: ['12'], municipio: [RIO_BRANCO] },
      [
        ['state', 'Acre', { uf: ['12'] }],
        ['country', 'Brasil', {}],
      ],
    ],
    [{ municipio: [RIO_BRANCO, SAO_PAULO] }, [['country', 'Brasil', {}]]],
    [
      { municipio: [RIO_BRANCO, SAO_PAULO], regiao: ['3'] },
      [
        ['state', 'São Paulo', { uf: ['35'] }],
        ['country', 'Brasil', {}],
      ],
    ],
    [
      { uf: ['12'], occupation: ['322205'], grandeSetor: ['4'], setor: ['22'] },
      [
        ['country', 'Brasil', { occupation: ['322205'], grandeSetor: ['4'], setor: ['22'] }],
        ['occupations', 'Todas as ocupações', { uf: ['12'], grandeSetor: ['4'], setor: ['22'] }],
        ['sectors', 'Todos os setores', { uf: ['12'], occupation: ['322205'] }],
      ],
    ],
  ])('compares %j with larger groups', (filters, expected) => {
    const found = comparisonsOf(filters, { ufs: everywhere });
    expect(found.map(({ key, label, filters: wider }) => [key, label, wider])).toEqual(expected);
  });

  it('never calls the data of some states the country', () => {
    const found = comparisonsOf({ municipio: [RIO_BRANCO] }, { ufs: ['12', '27'] });
    expect(found.map(({ key, label }) => [key, label])).toEqual([
      ['state', 'Acre'],
      ['coverage', 'Acre e Alagoas'],
    ]);
  });
});

describe('distinctRows', () => {
  const row = (key: Parameters<typeof distinctRows>[0][number]['key'], links: number) => ({
    key,
    links,
  });

  it('leaves out rows of the same links', () => {
    const keys = (...rows: ReturnType<typeof row>[]) => distinctRows(rows).map(({ key }) => key);
    expect(keys(row('selection', 0), row('country', 0))).toEqual(['selection']);
    expect(keys(row('selection', 3), row('state', 3), row('country', 9))).toEqual([
      'selection',
      'country',
    ]);
    expect(keys(row('selection', 3), row('state', 9), row('coverage', 9))).toEqual([
      'selection',
      'state',
    ]);
    expect(keys(row('selection', 3), row('country', 9), row('occupations', 9))).toEqual([
      'selection',
      'country',
      'occupations',
    ]);
  });
});
