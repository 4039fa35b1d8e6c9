import type { OccupationCourseRow } from '@observatorio/contract';
import { expect, it } from 'vitest';
import { type CardContext, plainQuery, type Variant } from '../model/card';
import { occupationCourses } from './occupation-courses';

const row: OccupationCourseRow = {
  course: 'tecnico-1006',
  name: 'Enfermagem',
  level: 'Técnico',
  offers: 12,
  enrolments: 3_400,
};

const { draw, summarize } = occupationCourses.variantOf(plainQuery()) as Variant<'results'>;

it.each([
  [{}, 'https://example.com/busca-curso?codigo_curso=tecnico-1006'],
  [{ uf: ['33', '35'] }, 'https://example.com/busca-curso?codigo_curso=tecnico-1006&uf=33,35'],
  [{ genero: ['2'] }, 'https://example.com/busca-curso?codigo_curso=tecnico-1006'],
])('links a course to its offers in the place of %j', (groupFilters, href) => {
  const context = {
    api: 'https://example.com',
    groupFilters,
    editions: [],
  } as unknown as CardContext;
  expect(draw([row], context)).toMatchObject({ results: [{ href }] });
});

it.each([
  [1, '1 curso leva a esta profissão: Enfermagem.'],
  [2, '2 cursos levam a esta profissão; o que tem mais alunos é Enfermagem.'],
])('summarizes %i courses', (count, sentence) => {
  const rows = Array.from({ length: count }, () => row);
  expect(
    summarize(rows, [], { one: '', many: '' }, { editions: [] } as unknown as CardContext),
  ).toBe(sentence);
});

it.each([
  [['inep-tecnico', 'cnct', 'inep-superior'], /^As fontes não ligam nenhum curso/],
  [['inep-tecnico', 'inep-superior'], /^O catálogo de cursos técnicos não foi carregado\.$/],
])('explains an empty list of courses from %j', (sources, text) => {
  const editions = sources.map((conjunto) => ({ conjunto, tipo: 'oficial' }));
  const context = { api: '', groupFilters: {}, editions } as unknown as CardContext;
  expect(draw([], context)).toMatchObject({
    kind: 'message',
    message: { text: expect.stringMatching(text) },
  });
  const said = summarize([row], [], { one: '', many: '' }, context);
  expect(said.includes('não foi carregado')).toBe(sources.length < 3);
});
