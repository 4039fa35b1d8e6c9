import { expect, it } from 'vitest';
import type { Filters } from '../kit/filter';
import { indicatorRule } from './indicator-rule';

const afterWrite = (name: string | null, next: Filters) =>
  Object.fromEntries(
    Object.entries(indicatorRule(next, { name, previous: {}, isState: false })).filter(
      ([, codes]) => codes.length > 0,
    ),
  );

const of = { indicador: ['risco'] };

it('keeps the last choice of a place, an occupation or a course', () => {
  const both = { ...of, uf: ['12'], cbo: ['225125'] };
  expect(afterWrite('cbo', both)).toEqual({ ...of, cbo: ['225125'] });
  expect(afterWrite('uf', both)).toEqual({ ...of, uf: ['12'] });
  expect(afterWrite('municipio', { ...of, curso: ['x'], municipio: ['1200401'] })).toEqual({
    ...of,
    uf: ['12'],
    municipio: ['1200401'],
  });
});

it('clears the occupation and the course when the indicator changes, but not the place', () => {
  expect(afterWrite('indicador', { ...of, cbo: ['225125'] })).toEqual(of);
  expect(afterWrite('indicador', { ...of, uf: ['12'] })).toEqual({ ...of, uf: ['12'] });
});

it('leaves the other choices when one is cleared, or all are restored', () => {
  expect(afterWrite('cbo', { ...of, uf: ['12'], cbo: [] })).toEqual({ ...of, uf: ['12'] });
  expect(afterWrite(null, { ...of, cbo: ['225125'] })).toEqual({ ...of, cbo: ['225125'] });
});
