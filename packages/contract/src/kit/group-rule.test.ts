import { expect, it } from 'vitest';
import { toggled } from './group-rule';

it.each([
  ['selects a category of one code alone', ['1', '2'], ['3'], ['3']],
  ['deselects a category of one code, keeping the others', ['1', '2'], ['2'], ['1']],
  ['selects all codes of a category', ['1'], ['2', '3'], ['2', '3']],
  ['deselects a category of several codes', ['3', '2'], ['2', '3'], []],
  ['deselects it alone if others are selected too', ['1', '2', '3'], ['2', '3'], ['1']],
  ['selects them all if only some are selected', ['2'], ['2', '3'], ['2', '3']],
])('%s', (_, current, codes, expected) => {
  expect(toggled(current, codes)).toEqual(expected);
});
