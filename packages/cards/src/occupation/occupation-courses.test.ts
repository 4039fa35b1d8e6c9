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
  const context = { api: 'https://example.com', groupFilters } as CardContext;
  expect(draw([row], context)).toMatchObject({ results: [{ href }] });
});

it.each([
  [1, '1 curso leva a esta profissão: Enfermagem.'],
  [2, '2 cursos levam a esta profissão; o que tem mais alunos é Enfermagem.'],
])('summarizes %i courses', (count, sentence) => {
  const rows = Array.from({ length: count }, () => row);
  expect(summarize(rows, [], { one: '', many: '' }, {} as CardContext)).toBe(sentence);
});
