import { expect, it } from 'vitest';
import type { Filters } from '../kit/filter';
import { courseRule } from './course-rule';

const change = (name: string | null, isState = false) => ({ name, previous: {}, isState });

it('clears the other filters when the level of education changes', () => {
  const next = { nivel_ensino: ['Superior'], uf: ['35'], codigo_curso: ['tecnico-1006'] };
  expect(courseRule(next, change('nivel_ensino'))).toEqual({ nivel_ensino: ['Superior'] });
});

it('keeps a name searched among all levels when a level is chosen, but not when it changes', () => {
  const next = { nivel_ensino: ['Superior'], nome_curso: ['enfermagem'] };
  const from = (previous: Filters) => courseRule(next, { ...change('nivel_ensino'), previous });
  expect(from({ nome_curso: ['enfermagem'] })).toEqual(next);
  expect(from({ nivel_ensino: ['Todos'] })).toEqual(next);
  expect(from({ nivel_ensino: ['Técnico'] })).toEqual({ nivel_ensino: ['Superior'] });
});

it('clears the course and the page when any other filter changes', () => {
  const next = { uf: ['35'], codigo_curso: ['tecnico-1006'], currentPage: ['3'] };
  expect(courseRule(next, change('uf'))).toEqual({ uf: ['35'] });
});

it('keeps the filters when a course or a page is chosen', () => {
  const next = { uf: ['35'], codigo_curso: ['tecnico-1006'], currentPage: ['3'] };
  expect(courseRule(next, change('codigo_curso'))).toEqual(next);
  expect(courseRule(next, change('currentPage'))).toEqual(next);
});

it('keeps restored filters, but drops the state if a city is set', () => {
  const next = { municipio: ['3509502'], codigo_curso: ['tecnico-1006'], currentPage: ['3'] };
  expect(courseRule({ ...next, uf: ['35'] }, change(null, true))).toEqual(next);
});

it('clears the distance together with the city', () => {
  const next = { uf: ['35'], municipio: [], raio_km: ['25'] };
  expect(courseRule(next, change('municipio'))).not.toHaveProperty('raio_km');
});

it('clears a city outside a newly chosen state', () => {
  const next = { uf: ['31'], municipio: ['3509502'] };
  expect(courseRule(next, change('uf'))).toEqual({ uf: ['31'], municipio: [] });
});

it('clears the offer when another course is chosen', () => {
  const next = { codigo_curso: ['tecnico-1006'], oferta: ['superior-1-2-0'], uf: ['35'] };
  const { oferta: _, ...others } = next;
  expect(courseRule(next, change('codigo_curso'))).toEqual(others);
  expect(courseRule(next, change('oferta'))).toEqual(next);
  expect(courseRule(next, change('uf'))).toEqual({ uf: ['35'] });
});
