import { describe, expect, it } from 'vitest';
import {
  imbalanceIndex,
  imbalanceLevel,
  imbalanceSteps,
  isPromising,
  minLinksFor,
  needsTraining,
  PROMISING_INDEX,
  replacementOf,
  technicalCompletions,
} from './imbalance';

describe('replacementOf', () => {
  it('counts people reaching retirement age', () => {
    expect(replacementOf({ links: 3000, known: 3000, from50: 450, from65: 50 })).toBe(40);
    expect(replacementOf({ links: 10, known: 10, from50: 0, from65: 0 })).toBe(0);
  });

  it('scales to links of unknown age and returns null if every age is unknown', () => {
    expect(replacementOf({ links: 2000, known: 1000, from50: 150, from65: 0 })).toBe(20);
    expect(replacementOf({ links: 2000, known: 0, from50: 0, from65: 0 })).toBeNull();
  });
});

it('divides the enrolments of a technical course by its duration', () => {
  expect(['CT', 'SUBS', 'CONC', 'EJA', null].map((form) => technicalCompletions(60, form))).toEqual(
    [20, 40, 40, 20, 30],
  );
});

it('classifies the index into five levels, with 3 as a balance within 10%', () => {
  expect([0, 0.49, 0.5, 0.89, 0.9, 1.09, 1.1, 1.99, 2, 9].map(imbalanceLevel)).toEqual([
    1, 1, 2, 2, 3, 3, 4, 4, 5, 5,
  ]);
  expect(imbalanceSteps).toHaveLength(5);
});

it('returns an index of 0 when jobs are lost', () => {
  expect(imbalanceIndex(-50, 25)).toBe(0);
  expect(imbalanceIndex(10, 30)).toBe(0.33);
});

it('requires more links of a ranked occupation in larger places', () => {
  expect([0, 2_500_000, 2_500_001, 47_554_211].map(minLinksFor)).toEqual([500, 500, 501, 9511]);
});

it('requires training for professionals and technicians, not for postgraduate occupations', () => {
  const codes = ['223505', '322205', '513205', '010210', '111410', '234405', '203015', '231210'];
  expect(codes.filter(needsTraining)).toEqual(['223505', '322205', '231210']);
});

it('excludes medical specialities, but not general practice', () => {
  const codes = ['225120', '225125', '225130', '225170', '225250', '225320', '223208'];
  expect(codes.filter(needsTraining)).toEqual(['225125', '225130', '225170', '223208']);
});

it('calls an occupation promising if it lacks people, does not shrink and has known pay', () => {
  const promising = { level: 4, growth: 0, isPayKnown: true };
  expect(isPromising(promising)).toBe(true);
  expect(isPromising({ ...promising, growth: null })).toBe(true);
  expect(isPromising({ ...promising, level: 3 })).toBe(false);
  expect(isPromising({ ...promising, growth: -1 })).toBe(false);
  expect(isPromising({ ...promising, isPayKnown: false })).toBe(false);
  expect(isPromising({ ...promising, level: imbalanceLevel(PROMISING_INDEX) })).toBe(true);
  expect(isPromising({ ...promising, level: imbalanceLevel(PROMISING_INDEX - 0.01) })).toBe(false);
});
