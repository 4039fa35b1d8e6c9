import { expect, test } from 'vitest';
import { fitLines } from './text-fit';

const measure = (text: string) => text.length;
const fit = (text: string, width: number, maxLines: number) =>
  fitLines(text, width, maxLines, measure);

test('a text breaks between words', () => {
  expect(fit('Até o 5º ano incompleto', 12, 3)).toEqual(['Até o 5º ano', 'incompleto']);
});

test('the last line ends with an ellipsis where the text goes on', () => {
  expect(fit('Crédito, seguros e capitalização', 10, 2)).toEqual(['Crédito,', 'seguros e…']);
});

test('a word that is too long ends the text', () => {
  expect(fit('Agropecuária e pesca', 8, 3)).toEqual(['Agropec…']);
  expect(fit('Agropecuária', 0, 1)).toEqual(['']);
});
