import type { Filters } from '@observatorio/contract';
import { expect, it } from 'vitest';
import { type Card, type CardRequest, isDormant, plainQuery } from '../model/card';
import { figuresOf, sentenceOf, titleOf } from '../model/present';
import { requestsOf } from '../model/requests';
import { graduateAxes } from './graduate-axes';
import { graduateCategories } from './graduate-categories';
import { graduateCourses } from './graduate-courses';
import { graduateDegreeTypes } from './graduate-degree-types';
import { graduateFunding } from './graduate-funding';
import { graduateSummary } from './graduate-summary';

const higher = { nivel_ensino: ['Superior'] };
const undergraduate = { ...higher, nivel_academico: ['1'] };

const inShort = ({ dataset, filters }: CardRequest) => [dataset.id, filters];

it.each<[Card, Filters, title: string, id: string, filters: Filters]>([
  [graduateDegreeTypes, {}, 'Matrículas por Tipo de Curso', 'graduate.byForm', {}],
  [
    graduateDegreeTypes,
    { etapa_ensino: ['1'], uf: ['33'] },
    'Matrículas por Tipo de Curso',
    'graduate.byForm',
    { uf: ['33'] },
  ],
  [
    graduateDegreeTypes,
    { ...undergraduate, grauAcademico: ['1'] },
    'Matrículas por Grau Acadêmico',
    'graduate.byForm',
    undergraduate,
  ],
  [
    graduateCategories,
    { dependenciaAdministrativa: ['1', '2', '3'] },
    'Matrículas por categoria administrativa',
    'graduate.byNetwork',
    {},
  ],
  [
    graduateCategories,
    { dependenciaAdministrativa: ['2'] },
    'Matrículas por categoria administrativa',
    'graduate.byNetwork',
    { dependenciaAdministrativa: ['2'] },
  ],
  [graduateAxes, { area: ['4'] }, 'Matrículas por Eixo Tecnológico', 'graduate.byAxis', {}],
  [
    graduateAxes,
    { ...higher, dimensao: ['Vagas'] },
    'Vagas por Áreas',
    'graduate.byArea',
    { ...higher, dimensao: ['Vagas'] },
  ],
  [
    graduateAxes,
    { ...undergraduate, area: ['04'] },
    'Detalhamento das Áreas: Matrículas',
    'graduate.byArea',
    undergraduate,
  ],
  [
    graduateFunding,
    { ...undergraduate, custeamento: ['1'] },
    'Matrículas por custeamento',
    'graduate.byFunding',
    undergraduate,
  ],
])(
  'has the title and the request of its filters, case %#',
  (card, filters, title, id, requested) => {
    const query = plainQuery(filters);
    expect(titleOf(card.variantOf(query), filters)).toBe(title);
    expect(Object.values(requestsOf(card, query)).map(inShort)).toEqual([[id, requested]]);
  },
);

it.each<Filters>([{}, higher, { nivel_academico: ['1'] }])(
  'does not apply, and requests nothing, under %j',
  (filters) => {
    const query = plainQuery(filters);
    expect(isDormant(graduateFunding.variantOf(query))).toBe(true);
    expect(requestsOf(graduateFunding, query)).toEqual({});
  },
);

it('requests one page of courses, and the first one for their number', () => {
  const query = { ...plainQuery({ uf: ['33'] }), page: 3 };
  const requests = (card: Card) => Object.values(requestsOf(card, query)).map(inShort);
  expect(requests(graduateCourses)).toEqual([
    ['graduate.courses', { uf: ['33'], currentPage: ['3'] }],
  ]);
  expect(requests(graduateSummary)).toEqual([
    ['graduate.byNetwork', { uf: ['33'] }],
    ['graduate.byModality', { uf: ['33'] }],
    ['graduate.courses', { uf: ['33'], currentPage: ['1'] }],
  ]);
});

const field = (key: string, label: string, count: number, parent: string | null = null) => ({
  key,
  label,
  count,
  parent,
});

const fields = [
  field('04', 'Negócios', 100),
  field('09', 'Saúde', 90),
  field('041', 'Administração', 60, '04'),
];

const course = (label: string, count: number) => ({ key: label, label, count });

const axis = (key: string, label: string, series: string, count: number) => ({
  key,
  label,
  series,
  count,
});

it.each<[Card, Filters, page: number, rows: object[], sentence: string]>([
  [
    graduateAxes,
    {},
    1,
    [
      axis('1', 'Saúde', 'Pública', 30),
      axis('1', 'Saúde', 'Privada', 30),
      axis('2', 'Gestão', '', 40),
    ],
    'O eixo com mais matrículas é Saúde, com 60% das 100 matrículas, à frente de Gestão (40%).',
  ],
  [
    graduateAxes,
    higher,
    1,
    fields,
    'A área com mais matrículas é Negócios, com 53% das 190 matrículas, à frente de Saúde (47%).',
  ],
  [
    graduateAxes,
    { ...higher, area: ['041'] },
    1,
    fields,
    'Seleção: Administração, com 60 matrículas, 32% das 190 matrículas.',
  ],
  [
    graduateCourses,
    {},
    1,
    [course('Enfermagem', 9), course('Gestão', 4)],
    'O curso com mais matrículas é Enfermagem, com 9 matrículas, entre 23 nomes de curso.',
  ],
  [
    graduateCourses,
    { dimensao: ['Vagas'] },
    3,
    [course('Música', 2), course('Dança', 1)],
    'Do 21º ao 22º entre 23 nomes de curso, por número de vagas.',
  ],
])('summarises the rows under the filters, case %#', (card, filters, page, rows, sentence) => {
  const query = { ...plainQuery(filters), page };
  const answered = { query, answers: { rows: { rows, page: { total: 23 } } } };
  const figures = figuresOf(card, answered, { manifest: undefined, api: '' });
  const text = sentenceOf(card, figures, (_filter, code) => code);
  expect(text.replaceAll('\u00a0', ' ')).toBe(sentence);
});
