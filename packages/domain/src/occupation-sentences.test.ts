import { expect, it } from 'vitest';
import { growthSteps } from './indicators';
import {
  ATTITUDES,
  automationSentence,
  evolutionSentence,
  KNOWLEDGE,
  levelSentence,
  payMiddleSentence,
  payRangeSentence,
  strongestSentence,
} from './occupation-sentences';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('explains the probability of automation', () => {
  expect(automationSentence(0.07)).toBe(
    'Estima-se em 7% a probabilidade de que esta ocupação possa ser automatizada.',
  );
});

it('describes the change of links', () => {
  const from2009 = (links: number, last: number) =>
    evolutionSentence([
      { year: 2019, links: last },
      { year: 2014, links: 9 },
      { year: 2009, links },
    ]);
  expect(from2009(72_597, 150_000)).toBe(
    'De 72.597 vínculos em 2009 para 150.000 em 2019: mais 107%.',
  );
  expect(from2009(200, 150)).toBe('De 200 vínculos em 2009 para 150 em 2019: menos 25%.');
  expect(from2009(80, 80)).toBe(
    'De 80 vínculos em 2009 para 80 em 2019: praticamente sem mudança.',
  );
  expect(from2009(0, 12)).toBe('De 0 vínculos em 2009 para 12 em 2019.');
  expect(evolutionSentence([{ year: 2019, links: 1 }])).toBe('1 vínculo em 2019.');
  expect(evolutionSentence([])).toBe('');
});

it('states the range of pay, or why it is withheld', () => {
  expect(plain(payRangeSentence({ max: 142_311.7, avg: 15_488.81, min: 803.86 }))).toBe(
    'Em média, R$ 15.488,81 em dezembro; de R$ 803,86 a R$ 142.311,70.',
  );
  expect(plain(payMiddleSentence({ max: 3_000, avg: 2_000, min: 1_000 }))).toBe(
    'De R$ 1.000,00 a R$ 3.000,00 em dezembro; no meio, R$ 2.000,00.',
  );
  expect(payRangeSentence({ max: null, avg: null, min: null })).toMatch(/^Remuneração em sigilo/);
});

it('names the three strongest', () => {
  const ratings = [
    { name: 'Química', value: 3.9 },
    { name: 'Biologia', value: 4.8 },
    { name: 'Vendas', value: 1 },
    { name: 'Psicologia', value: 4.2 },
  ];
  expect(strongestSentence(ratings, KNOWLEDGE)).toBe(
    'Mais importantes: Biologia, Psicologia e Química.',
  );
  expect(strongestSentence(ratings.slice(1, 2), KNOWLEDGE, 'profundo')).toBe(
    'Mais profundo: Biologia.',
  );
  expect(strongestSentence([{ name: 'Empatia', value: null }], ATTITUDES)).toBe(
    '1 atitude, sem medida na fonte.',
  );
  expect(strongestSentence([], ATTITUDES)).toBe('');
});

it('states a level in words', () => {
  expect(levelSentence('Crescimento', growthSteps, 4)).toBe('Crescimento alto: nível 4 de 5.');
});
