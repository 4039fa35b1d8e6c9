import { expect, it } from 'vitest';
import { sharedIndex } from './shared-index';

const list = [{ code: '223505', title: 'Enfermeiro', synonyms: [], everyday: [], weight: 1 }];

it('makes one index of equal lists, and another of another', () => {
  const index = sharedIndex(list);
  expect(sharedIndex(structuredClone(list))).toBe(index);
  expect(sharedIndex([...list, ...list])).not.toBe(index);
});
