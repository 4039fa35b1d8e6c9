import { expect, it } from 'vitest';
import { selectedKeys } from './present';

const codesOf = (key: string) => (key === 'public' ? ['1', '2', '3'] : ['4']);
const rows = [{ key: 'public' }, { key: 'private' }, { key: null }];

it('selects a key only if all its codes are selected', () => {
  expect(selectedKeys(rows, [], codesOf)).toEqual([]);
  expect(selectedKeys(rows, ['2'], codesOf)).toEqual([]);
  expect(selectedKeys(rows, ['2', '4'], codesOf)).toEqual(['private']);
  expect(selectedKeys(rows, ['3', '1', '2'], codesOf)).toEqual(['public']);
});
