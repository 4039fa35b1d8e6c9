import { expect, it } from 'vitest';
import { graduateTitles } from './graduate-titles';

it.each([
  [{}, 'Matrículas', 'Tipo de Curso', 'Eixo Tecnológico'],
  [{ nivel_ensino: ['Técnico'] }, 'Matrículas', 'Tipo de Curso', 'Eixo Tecnológico'],
  [{ nivel_ensino: ['Superior'], dimensao: ['Vagas'] }, 'Vagas', 'Tipo de Curso', 'Áreas'],
  [
    { nivel_ensino: ['Superior'], nivel_academico: ['1'] },
    'Matrículas',
    'Grau Acadêmico',
    'Detalhamento das Áreas',
  ],
])('returns the titles for the filters %j', (chosen, chart, academicLevel, axis) => {
  expect(graduateTitles(chosen)).toEqual({ chart, academicLevel, axis });
});
