import { expect, it } from 'vitest';
import { creditsOf } from './demand-options';

const measured = [{ name: 'Biologia', value: 4.8 }];
const named = [{ name: 'Empatia', value: null }];

it.each([
  ['attitudes', measured, ['onet']],
  ['attitudes', named, ['perfis', 'cbo']],
  ['skills', named, ['perfis']],
  ['knowledge', [], ['onet']],
] as const)('credits the sources of %s rated %j', (list, ratings, sources) =>
  expect(creditsOf(list, ratings)).toEqual(sources),
);
