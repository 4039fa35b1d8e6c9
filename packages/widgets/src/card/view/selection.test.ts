import { expect, it, vi } from 'vitest';
import { toggleCodes } from './selection';

const codesOf = (key: string) => (key === 'public' ? ['1', '2', '3'] : ['4']);

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
