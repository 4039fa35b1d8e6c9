import { expect, it } from 'vitest';
import { course } from '../course/course';
import { graduate } from '../graduate/graduate';
import { imbalance } from '../imbalance/imbalance';
import { labour } from '../labour/labour';
import { listedPlaces } from './listed-places';
import type { FilterOption } from './options';

const rows: FilterOption[] = [
  { filter: 'municipio', code: '3100104', label: 'Abadia dos Dourados' },
  { filter: 'municipio', code: '3106200', label: 'Belo Horizonte' },
  { filter: 'municipio', code: '3118601', label: 'Contagem' },
  { filter: 'maiores', code: '3106200', label: '3106200' },
  { filter: 'maiores', code: '3118601', label: '3118601' },
  { filter: 'apelidos', code: '3106200', label: 'BH, Belô' },
];

it.each([labour.options, graduate.options, course.options, imbalance.options])(
  'lists the municipalities of $id by size, with their everyday names',
  ({ encode, decode }) => {
    expect(listedPlaces(decode(JSON.parse(JSON.stringify(encode(rows)))))).toEqual([
      { code: '3106200', label: 'Belo Horizonte', names: ['BH', 'Belô'], size: 2 },
      { code: '3118601', label: 'Contagem', names: [], size: 1 },
      { code: '3100104', label: 'Abadia dos Dourados', names: [], size: 0 },
    ]);
  },
);

it('sends no lists without municipalities', () => {
  expect(course.options.encode([])).not.toHaveProperty('maiores');
});
