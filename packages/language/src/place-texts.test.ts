import { expect, it } from 'vitest';
import { placeLinksSentence } from './place-texts';

it.each([
  [98_100, 278.44, 'Franca, SP: 98.100 vínculos, 278,4 por mil habitantes.'],
  [1, null, 'Franca, SP: 1 vínculo.'],
])('counts %i links', (links, perThousand, sentence) => {
  expect(placeLinksSentence({ name: 'Franca, SP', links, perThousand })).toBe(sentence);
});
