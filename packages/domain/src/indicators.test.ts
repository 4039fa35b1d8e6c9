import { expect, it } from 'vitest';
import {
  automationLevel,
  automationSteps,
  growthLevel,
  growthSteps,
  meanLevel,
  type YearLinks,
  yearlyGrowth,
} from './indicators';

it('averages the yearly growth of the last three years', () => {
  const series = [
    { year: 2017, links: 133.1 },
    { year: 2014, links: 100 },
    { year: 2001, links: 7 },
  ];
  expect(yearlyGrowth(series)).toEqual({
    rate: expect.closeTo(0.1),
    from: 2014,
    to: 2017,
    reason: null,
  });
  const unknown = { rate: null, from: null, to: null, reason: 'sem-dados' };
  expect(yearlyGrowth(series.slice(0, 1))).toEqual(unknown);
  expect(yearlyGrowth([])).toEqual(unknown);
});

const yearsFrom = (first: number, last: number): YearLinks[] =>
  Array.from({ length: last - first + 1 }, (_, index) => ({
    year: first + index,
    links: 100 * 1.1 ** index,
  }));

it.each([
  ['2003 on', yearsFrom(2001, 2004), [], 2003, 2004],
  ['the segment up to 2021 while 2022 stands alone', yearsFrom(2015, 2022), [], 2018, 2021],
  ['the segment up to 2021 while 2023 stands alone', yearsFrom(2015, 2023), [], 2018, 2021],
  ['2023 on', yearsFrom(2015, 2025), [], 2023, 2025],
  ['complete years', yearsFrom(2015, 2025), [2025], 2023, 2024],
  ['years before a partial one', yearsFrom(2015, 2024), [2024], 2018, 2021],
])('measures growth only among %s', (_, series, partial, from, to) => {
  expect(yearlyGrowth(series, partial)).toEqual({
    rate: expect.closeTo(0.1),
    from,
    to,
    reason: null,
  });
});

it.each([
  [2021, 2022, []],
  [2022, 2023, []],
  [1998, 2002, []],
  [2023, 2024, [2024]],
])('gives the reason for having no growth from %i to %i', (first, last, partial) => {
  expect(yearlyGrowth(yearsFrom(first, last), partial)).toMatchObject({
    rate: null,
    reason: 'anos-nao-comparaveis',
  });
});

it('classifies growth and automation into five levels', () => {
  expect([-0.2, -0.03, 0, 0.02, 0.2].map(growthLevel)).toEqual([1, 2, 3, 4, 5]);
  expect([0, 0.19, 0.2, 0.5, 0.99, 1].map(automationLevel)).toEqual([1, 1, 2, 3, 5, 5]);
});

it('uses the words and tones of the specification, reversed for automation', () => {
  expect(growthSteps.map(({ word }) => word)).toEqual([
    'MUITO BAIXO',
    'BAIXO',
    'ESTÁVEL',
    'ALTO',
    'MUITO ALTO',
  ]);
  const tones = ['danger', 'warning', 'default', 'success', 'success'];
  expect(growthSteps.map(({ tone }) => tone)).toEqual(tones);
  expect(automationSteps.map(({ tone }) => tone)).toEqual(tones.toReversed());
});

it('averages the known levels', () => {
  expect(meanLevel([2, null, 5])).toBe(4);
  expect(meanLevel([1, 1, 2])).toBe(1);
  expect(meanLevel([null])).toBeUndefined();
  expect(meanLevel([])).toBeUndefined();
});
