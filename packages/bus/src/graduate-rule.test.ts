import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { filters } from './index';

let count = 0;
const newGroup = () => filters(`graduates-${++count}`, 'graduate');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the graduate rule', () => {
  it('defaults to enrolments in technical education after 1.5 s, without a year', () => {
    const group = newGroup();
    vi.advanceTimersByTime(1499);
    expect(group.get()).toEqual({});
    vi.advanceTimersByTime(1);
    expect(group.get()).toEqual({ dimensao: ['Matrículas'], nivel_ensino: ['Técnico'] });
  });

  it('keeps earlier selections and the page’s defaults', () => {
    const group = newGroup();
    group.setDefaults({ ano: ['2023'] });
    group.set('nivel_ensino', 'Superior');
    group.set('dimensao', 'Concluintes');
    vi.advanceTimersByTime(2000);
    expect(group.get()).toEqual({
      ano: ['2023'],
      dimensao: ['Concluintes'],
      nivel_ensino: ['Superior'],
    });
  });

  it('keeps its defaults when the page sets the same year again', () => {
    const group = newGroup();
    group.setDefaults({ ano: ['2023'] });
    vi.advanceTimersByTime(1500);
    group.setDefaults({ ano: ['2023'] });
    group.replace({});
    expect(group.get()).toMatchObject({ ano: ['2023'], nivel_ensino: ['Técnico'] });
    expect(group.chosen()).toEqual({});
  });

  it('falls back from graduates and vacancies to enrolments for technical education', () => {
    const group = newGroup();
    group.set('nivel_ensino', 'Superior');
    group.set('dimensao', 'Concluintes');
    group.set('nivel_ensino', 'Técnico');
    expect(group.get().dimensao).toEqual(['Matrículas']);
    group.set('dimensao', 'Vagas');
    expect(group.get().dimensao).toEqual(['Matrículas']);
  });

  it('clears the filters of the other level and keeps the rest', () => {
    const group = newGroup();
    group.set('nivel_ensino', 'Superior');
    group.set('uf', '35');
    group.set('area', '061');
    group.set('grauAcademico', '1');
    group.set('nivel_ensino', 'Técnico');
    expect(group.get()).toEqual({ nivel_ensino: ['Técnico'], uf: ['35'] });
  });

  it('sets and clears the degree together with the academic level', () => {
    const group = newGroup();
    group.set('nivel_ensino', 'Superior');
    group.toggle('grauAcademico', '2');
    expect(group.get().nivel_academico).toEqual(['1']);
    group.clear('nivel_academico');
    expect(group.get()).toEqual({ nivel_ensino: ['Superior'] });
  });
});
