import { expect, it } from 'vitest';
import { areas } from './areas';
import type { AnyDataset } from './dataset';

const datasets = Object.entries(areas).flatMap(([area, named]) =>
  Object.entries<AnyDataset>(named).map(([name, dataset]) => ({ id: `${area}.${name}`, dataset })),
);

it('names each dataset by its area and its key', () => {
  expect(datasets.map(({ dataset }) => dataset.id)).toEqual(datasets.map(({ id }) => id));
});

it('has no path twice', () => {
  const paths = datasets.map(({ dataset }) => dataset.path);
  expect(new Set(paths).size).toBe(paths.length);
});
