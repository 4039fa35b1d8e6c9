import { expect, it, vi } from 'vitest';
import { selectedKeys, toggleCodes } from './selection';

const codesOf = (key: string) => (key === 'public' ? ['1', '2', '3'] : ['4']);
const rows = [{ key: 'public' }, { key: 'private' }, { key: null }];

it('selects a key only if all its codes are selected', () => {
  expect(selectedKeys(rows, [], codesOf)).toEqual([]);
  expect(selectedKeys(rows, ['2'], codesOf)).toEqual([]);
  expect(selectedKeys(rows, ['2', '4'], codesOf)).toEqual(['private']);
  expect(selectedKeys(rows, ['3', '1', '2'], codesOf)).toEqual(['public']);
});

it.each([
  ['sets all codes of a key', [], ['1', '2', '3']],
  ['completes a partial selection', ['2'], ['1', '2', '3']],
  ['replaces another selection', ['4'], ['1', '2', '3']],
  ['clears the codes of a key if all are already set', ['1', '2', '3'], null],
])('%s', (_, chosen, expected) => {
  const set = vi.fn();
  toggleCodes({ filters: { rede: chosen }, set, toggle: vi.fn() }, 'rede', codesOf('public'));
  expect(set).toHaveBeenCalledExactlyOnceWith('rede', expected);
});

it("toggles a single code by the group's own rules", () => {
  const toggle = vi.fn();
  toggleCodes({ filters: {}, set: vi.fn(), toggle }, 'rede', codesOf('private'));
  expect(toggle).toHaveBeenCalledExactlyOnceWith('rede', '4');
});
