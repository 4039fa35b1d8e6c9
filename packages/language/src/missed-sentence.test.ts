import { expect, it } from 'vitest';
import { missedSentence } from './missed-sentence';

it.each([
  [0, 'Nenhum resultado com “senai”.'],
  [1, 'Nenhum resultado com “senai”. Parecido:'],
  [2, 'Nenhum resultado com “senai”. Parecidos:'],
])('introduces %i similar results', (similar, sentence) => {
  expect(missedSentence(' senai ', similar)).toBe(sentence);
});
