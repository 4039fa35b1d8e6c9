import { expect, it } from 'vitest';
import { administrationsOf, generalAreaOf, generalAreas, specificAreas } from './education';
import { measuresOf } from './education-levels';
import { generalAreaHues } from './palette';

it('offers graduates and vacancies for higher education only', () => {
  const codes = (level?: string) => measuresOf(level).map(({ code }) => code);
  expect(codes('Superior')).toEqual(['Matrículas', 'Concluintes', 'Vagas']);
  expect(codes('Técnico')).toEqual(['Matrículas']);
  expect(codes()).toEqual(['Matrículas']);
});

it('groups the federal, state and municipal administrations as the public network', () => {
  expect(administrationsOf('1')).toEqual(['1', '2', '3']);
  expect(administrationsOf('2')).toEqual(['4']);
});

it('assigns a colour to each general area and a general area to each specific one', () => {
  const codes = generalAreas.map(({ code }) => code);
  expect(Object.keys(generalAreaHues).toSorted()).toEqual(codes);
  expect(new Set(Object.values(generalAreaHues)).size).toBe(codes.length);
  for (const { code } of specificAreas) expect(codes).toContain(generalAreaOf(code));
});
