import {
  type AnyDataset,
  course,
  type FilterOption,
  labour,
  occupation,
} from '@observatorio/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Finder, loadFinder } from './find-targets';
import type { LoadRows } from './targets';

const option = (filter: string, code: string, label = code): FilterOption => ({
  filter,
  code,
  label,
});

const named = { abbreviation: null, everyday: null, course: null };

const rows = new Map<AnyDataset, readonly object[]>([
  [
    labour.options,
    [
      option('municipio', '1200401', 'Rio Branco'),
      option('municipio', '3106200', 'Belo Horizonte'),
      option('municipio', '3152503', 'Rio Acima'),
      option('municipio', '3304557', 'Rio de Janeiro'),
      option('municipio', '3509502', 'Campinas'),
      option('municipio', '2504009', 'Campina Grande'),
      option('municipio', '4303806', 'Campinas do Sul'),
      option('municipio', '3550308', 'São Paulo'),
      ...['3550308', '3304557', '3106200', '3509502', '2504009', '1200401'].map((code) =>
        option('maiores', code),
      ),
      option('apelidos', '3106200', 'BH, Belô'),
      option('apelidos', '3304557', 'Rio'),
      option('apelidos', '3550308', 'Sampa'),
    ],
  ],
  [
    occupation.options,
    [
      option('cod_cbo', '521110', 'Vendedor de comércio varejista'),
      option('cod_cbo', '211205', 'Entrevistador censitário e de pesquisas amostrais'),
    ],
  ],
  [occupation.synonyms, [{ code: '521110', synonyms: [], everyday: ['Vendedor'], links: 9 }]],
  [
    course.names,
    [
      { ...named, kind: 'curso', name: 'Enfermagem', level: 'Técnico', enrolments: 300 },
      { ...named, kind: 'curso', name: 'Enfermagem obstétrica', level: 'Superior', enrolments: 1 },
      { ...named, kind: 'curso', name: 'Enfermagem do trabalho', level: 'Técnico', enrolments: 9 },
      { ...named, kind: 'instituicao', name: 'Colégio Alfa', level: 'Técnico', enrolments: 5 },
      { ...named, kind: 'instituicao', name: 'Colégio Beta', level: 'Técnico', enrolments: 80 },
    ],
  ],
]);

const load = (async (dataset: AnyDataset) => rows.get(dataset) ?? []) as LoadRows;

let finder: Finder;
beforeAll(async () => {
  await loadFinder(load, (next) => {
    finder = next;
  });
});

const found = (text: string) =>
  finder.find(text).map(({ kind, title, detail }) => [kind, title, detail].join(' | '));
const linked = (text: string) => finder.find(text).map(({ href }) => decodeURIComponent(href));

describe('order', () => {
  it.each([
    ['rio', ['Lugar | Rio de Janeiro, RJ | ', 'Lugar | Rio de Janeiro | Estado']],
    ['campin', ['Lugar | Campinas, SP | ', 'Lugar | Campina Grande, PB | ']],
    ['campinas', ['Lugar | Campinas, SP | ', 'Lugar | Campinas do Sul, RS | ']],
    ['bh', ['Lugar | Belo Horizonte, MG | ']],
    ['sampa', ['Lugar | São Paulo, SP | ']],
    ['são paulo', ['Lugar | São Paulo | Estado', 'Lugar | São Paulo, SP | ']],
    ['5211-10', ['Ocupação | Vendedor de comércio varejista | 5211-10']],
    ['colégio', ['Instituição | Colégio Beta | ', 'Instituição | Colégio Alfa | ']],
    [
      'enfermagem',
      [
        'Curso | Enfermagem | Técnico',
        'Curso | Enfermagem do trabalho | Técnico',
        'Curso | Enfermagem obstétrica | Superior',
      ],
    ],
  ])('lists the best and largest first for “%s”', (text, first) => {
    expect(found(text).slice(0, first.length)).toEqual(first);
  });
});

it('links a state and a municipality to their pages', () => {
  expect(linked('são paulo').slice(0, 2)).toEqual([
    '/lugar/35-sao-paulo',
    '/lugar/3550308-sao-paulo',
  ]);
});

describe('a place in the text', () => {
  it.each([
    [
      'vendedor em Campinas',
      'Ocupação | Vendedor de comércio varejista | Campinas, SP · 5211-10',
      '/mapa?uf=35&municipio=3509502&occupation=521110',
    ],
    [
      'vendedor no acre',
      'Ocupação | Vendedor de comércio varejista | Acre · 5211-10',
      '/busca-cargo?cbo=521110&uf=12',
    ],
    [
      'enfermagem em sampa',
      'Curso | Enfermagem | São Paulo, SP · Técnico',
      '/busca-curso?nivel_ensino=Técnico&uf=35&municipio=3550308&nome_curso=Enfermagem',
    ],
  ])('stays in the links for “%s”', (text, first, href) => {
    expect(found(text)[0]).toBe(first);
    expect(linked(text)[0]).toBe(href);
  });
});

describe('text that nothing contains', () => {
  it('is not opened, and is searched elsewhere', () => {
    const results = finder.find('senai');
    expect(results.every(({ matchesAllWords, isSimilar }) => !matchesAllWords && isSimilar)).toBe(
      true,
    );
    expect(linked('senai').slice(-2)).toEqual([
      '/busca-curso?nome_curso=senai',
      '/busca-cargo?busca=senai',
    ]);
  });

  it('offers no other search while something contains it', () => {
    expect(found('enf').join()).not.toContain('Busca');
  });
});
