import { expect, it } from 'vitest';
import {
  automationLevel,
  automationSteps,
  growthLevel,
  growthSteps,
  meanLevel,
  yearlyGrowth,
} from './indicators';

it('averages the yearly growth of the last three years', () => {
  const series = [
    { year: 2017, links: 133.1 },
    { year: 2014, links: 100 },
    { year: 2001, links: 7 },
  ];
  expect(yearlyGrowth(series)).toBeCloseTo(0.1);
  expect(yearlyGrowth(series.slice(0, 1))).toBeUndefined();
  expect(yearlyGrowth([])).toBeUndefined();
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
