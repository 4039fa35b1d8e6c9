import { describe, expect, it } from 'vitest';
import { mainAreas } from '../areas';
import { synonyms, translateFilters } from './translate-filters';

const filtersOf = Object.fromEntries(
  Object.entries(mainAreas).map(([name, { filters }]) => [name, filters]),
);

const { labour = [], occupation = [], profile = [], graduate = [], course = [] } = filtersOf;

describe('the filters of the areas', () => {
  it('share a concept exactly if they accept the same values of a closed list', () => {
    const all = Object.values(filtersOf)
      .flat()
      .filter(({ values }) => values);
    for (const { name, concept, allowed } of all) {
      const alike = all.filter((other) => other.allowed === allowed);
      expect([...new Set(alike.map((other) => other.concept))], name).toEqual([concept]);
    }
  });

  it('have a concept unless no other area has a filter like them', () => {
    const without = Object.values(filtersOf)
      .flat()
      .filter(({ concept }) => !concept);
    expect([...new Set(without.map(({ name }) => name))].toSorted()).toEqual([
      'cbo',
      'codigo_curso',
      'compara',
      'currentPage',
      'curso',
      'indicador',
      'nome_curso',
      'oferta',
      'raio_km',
      'turno',
    ]);
  });
});

describe('translateFilters', () => {
  it.each([
    [occupation, labour, { cod_cbo: ['225125'] }, { occupation: ['225125'] }],
    [labour, profile, { occupation: ['225125'] }, { codigoBrasileiroOcupacao: ['225125'] }],
    [labour, profile, { setor: ['16'], genero: ['2'] }, { setorEmpresa: ['16'], sexo: ['2'] }],
    [labour, occupation, { faixaEtaria: ['1', '3'] }, { faixaetaria: ['1', '3'] }],
    [occupation, labour, { escolaridadeapos2005: ['2'] }, { escolaridade: ['7'] }],
    [labour, occupation, { escolaridade: ['7'] }, {}],
    [graduate, course, { modalidade: ['1'] }, { mediacao_didatico_pedagogica: ['1'] }],
    [course, graduate, { nivel_ensino: ['Todos'], uf: ['35'] }, { uf: ['35'] }],
  ])(
    'converts names and values, and drops those without a counterpart',
    (from, to, given, result) => {
      expect(translateFilters(given, from, to)).toEqual(result);
    },
  );

  it('returns the same filters within an area', () => {
    for (const filters of Object.values(filtersOf)) {
      const examples = filters.filter(({ concept }) => concept);
      const given = Object.fromEntries(
        examples.map(({ name, example, parse }) => [name, [parse(example) ?? '']]),
      );
      expect(translateFilters(given, filters, filters)).toEqual(given);
    }
  });
});

it('lists the names of a concept across areas', () => {
  expect(synonyms([...labour, ...occupation, ...profile])).toContainEqual([
    'occupation',
    'cod_cbo',
    'codigoBrasileiroOcupacao',
  ]);
});
