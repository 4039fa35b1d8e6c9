import { automationSteps, breaksIn, growthSteps } from '@observatorio/domain';
import { expect, it } from 'vitest';
import {
  ATTITUDES,
  automationSentence,
  evolutionSentence,
  growthYearsInWords,
  KNOWLEDGE,
  levelSentence,
  strongestSentence,
  yearlyChangeInWords,
} from './occupation-sentences';

it('explains the probability of automation', () => {
  expect(automationSentence(0.07)).toBe(
    'Estima-se em 7% a probabilidade de que esta ocupação possa ser automatizada.',
  );
});

it('describes the change in links', () => {
  const from2009 = (links: number, last: number) =>
    evolutionSentence([
      { year: 2019, links: last },
      { year: 2014, links: 9 },
      { year: 2009, links },
    ]);
  expect(from2009(72_597, 150_000)).toBe(
    'No país, de 72.597 vínculos em 2009 para 150.000 em 2019: mais 107%.',
  );
  expect(from2009(200, 150)).toBe('No país, de 200 vínculos em 2009 para 150 em 2019: menos 25%.');
  expect(from2009(80, 80)).toBe(
    'No país, de 80 vínculos em 2009 para 80 em 2019: praticamente sem mudança.',
  );
  expect(from2009(0, 12)).toBe('No país, de nenhum vínculo em 2009 para 12 em 2019.');
  expect(evolutionSentence([{ year: 2019, links: 1 }])).toBe('No país, 1 vínculo em 2019.');
  expect(from2009(949_999, 1_874_974)).toBe(
    'No país, de 949.999 vínculos em 2009 para 1,9 milhão em 2019: mais 97%.',
  );
  expect(evolutionSentence([])).toBe('');
});

it('describes no change across a break', () => {
  const series = [2002, 2003, 2021, 2022, 2023, 2025].map((year, index) => ({
    year,
    links: 1000 * (index + 1),
  }));
  expect(evolutionSentence(series, { breaks: breaksIn(series.map(({ year }) => year)) })).toBe(
    'No país, de 2.000 vínculos em 2003 para 3.000 em 2021: mais 50%; 4.000 vínculos em 2022; de 5.000 vínculos em 2023 para 6.000 em 2025: mais 20%.',
  );
  expect(evolutionSentence(series.slice(0, 1))).toBe('No país, 1.000 vínculos em 2002.');
});

it('marks a partial year, and describes no change from or to it', () => {
  const series = [2018, 2019, 2020].map((year) => ({ year, links: year - 2000 }));
  const partialYears = [2020];
  const breaks = breaksIn([2018, 2019, 2020], partialYears);
  expect(evolutionSentence(series, { breaks, partialYears })).toBe(
    'No país, de 18 vínculos em 2018 para 19 em 2019: mais 6%; 20 vínculos em 2020 (parcial).',
  );
});

it('names the three strongest ratings', () => {
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

it('describes a level', () => {
  expect(levelSentence('Crescimento', growthSteps, 4)).toBe('Crescimento alto: nível 4 de 5.');
  expect(levelSentence('Crescimento', growthSteps, 4, growthYearsInWords(2016, 2019))).toBe(
    'Crescimento alto: nível 4 de 5, na média de 2016 a 2019.',
  );
  expect(levelSentence('Risco de automação', automationSteps, 3)).toBe(
    'Risco de automação médio: nível 3 de 5.',
  );
  expect([0.0001, 0.07].map(yearlyChangeInWords)).toEqual([
    'praticamente sem mudança',
    'mais 7% ao ano',
  ]);
});
