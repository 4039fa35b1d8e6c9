import { expect, it } from 'vitest';
import { placeLinksSentence } from './place-texts';

it.each([
  [98_100, 278.44, 'Franca, SP: 98.100 vínculos, 278,4 por mil habitantes.'],
  [1, null, 'Franca, SP: 1 vínculo.'],
])('counts %i links', (links, perThousand, sentence) => {
  const franca = { name: 'Franca, SP', coverage: null };
  expect(placeLinksSentence({ ...franca, links, perThousand })).toBe(sentence);
});

it('names the part of a region that the data cover', () => {
  const north = { name: 'Norte', coverage: 'só Acre', links: 1655, perThousand: 2 };
  expect(placeLinksSentence(north)).toBe('Norte (só Acre): 1.655 vínculos, 2 por mil habitantes.');
});
