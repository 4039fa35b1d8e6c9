import { expect, it } from 'vitest';
import { sharedIndex } from './shared-index';

const list = [{ code: '223505', title: 'Enfermeiro', synonyms: [], everyday: [], weight: 1 }];

it('shares the index only between equal lists', () => {
  const index = sharedIndex(list);
  expect(sharedIndex(structuredClone(list))).toBe(index);
  expect(sharedIndex([...list, ...list])).not.toBe(index);
  const renamed = list.map((item) => ({ ...item, everyday: ['Cuidador'] }));
  expect(sharedIndex(renamed)).not.toBe(index);
});
