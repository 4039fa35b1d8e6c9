import { expect, it } from 'vitest';
import { areas } from './areas';
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
