import { expect, test } from 'vitest';
import { fitLines } from './text-fit';

const measure = (text: string) => text.length;
const fit = (text: string, width: number, maxLines: number) =>
  fitLines(text, width, maxLines, measure);

test('breaks text between words', () => {
  expect(fit('Até o 5º ano incompleto', 12, 3)).toEqual(['Até o 5º ano', 'incompleto']);
});

test('ends the last line with an ellipsis if there is more text', () => {
  expect(fit('Crédito, seguros e capitalização', 10, 2)).toEqual(['Crédito,', 'seguros e…']);
});

test('truncates at a word that is too long', () => {
  expect(fit('Agropecuária e pesca', 8, 3)).toEqual(['Agropec…']);
  expect(fit('Agropecuária', 0, 1)).toEqual(['']);
});
