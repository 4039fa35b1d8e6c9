import { expect, test } from 'vitest';
import { allLines, fitLines, syllablesOf, wholeLines } from './text-fit';

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

test.each([
  ['administrativo', 'ad-mi-nis-tra-ti-vo'],
  ['varejista', 'va-re-jis-ta'],
  ['trabalhador', 'tra-ba-lha-dor'],
  ['carregador', 'car-re-ga-dor'],
  ['técnico', 'téc-ni-co'],
  ['professor', 'pro-fes-sor'],
  ['(CBO)', '(CBO)'],
])('splits “%s” into syllables', (word, syllables) => {
  expect(syllablesOf(word).join('-')).toBe(syllables);
});

test('breaks a word that is too long between syllables, or gives up', () => {
  expect(wholeLines('Assistente administrativo', 10, 4, measure)).toEqual([
    'Assistente',
    'adminis-',
    'trativo',
  ]);
  expect(wholeLines('Assistente administrativo', 10, 2, measure)).toBeUndefined();
  expect(wholeLines('Vendedor', 2, 9, measure)).toBeUndefined();
});

test('breaks a word within a syllable if even that is too long', () => {
  expect(allLines('Até WWWWWWW', 5, measure)).toEqual(['Até', 'WWWW-', 'WWW']);
});
