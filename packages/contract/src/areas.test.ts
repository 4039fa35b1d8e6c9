import { expect, it } from 'vitest';
import { areaRules, areas } from './areas';
import type { AnyDataset } from './kit/dataset';

const datasets = Object.entries(areas).flatMap(([area, named]) =>
  Object.entries<AnyDataset>(named).map(([name, dataset]) => ({ id: `${area}.${name}`, dataset })),
);

it('identifies each dataset by its area and key', () => {
  expect(datasets.map(({ dataset }) => dataset.id)).toEqual(datasets.map(({ id }) => id));
});

it('has unique paths', () => {
  const paths = datasets.map(({ dataset }) => dataset.path);
  expect(new Set(paths).size).toBe(paths.length);
});

it('ends a comparison over the years when the reader chooses another place or occupation', () => {
  const next = { uf: ['33'], compara: ['33', '35'] };
  const written = (name: string | null, isState = false) =>
    areaRules.labour(next, { name, isState, previous: {} }).compara;
  expect(written('uf')).toEqual([]);
  expect(written('occupation')).toEqual([]);
  expect(written('genero')).toEqual(['33', '35']);
  expect(written('compara')).toEqual(['33', '35']);
  expect(written(null)).toEqual(['33', '35']);
  expect(written('uf', true)).toEqual(['33', '35']);
});
