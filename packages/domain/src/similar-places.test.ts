import { expect, it } from 'vitest';
import { PlaceComparison, type PlaceFeatures } from './similar-places';

const typical: PlaceFeatures = {
  inhabitants: 1000,
  perThousand: 100,
  medianPay: 1500,
  industry: 0.2,
  construction: 0.1,
  commerce: 0.3,
  agriculture: 0.1,
  higher: 0.2,
};

const places = (rows: Record<string, Partial<PlaceFeatures>>) =>
  new PlaceComparison(
    new Map(Object.entries(rows).map(([code, features]) => [code, { ...typical, ...features }])),
  );

it('measures differences in standard deviations, of logarithms for amounts', () => {
  const comparison = places({
    1: { inhabitants: 1000, industry: 0.1 },
    2: { inhabitants: 10_000, industry: 0.3 },
    3: { inhabitants: 100_000, industry: 0.2 },
  });
  const { inhabitants, industry, commerce } = comparison.deviations;
  expect(inhabitants).toBeCloseTo(Math.log(10) * Math.sqrt(2 / 3), 12);
  expect(industry).toBeCloseTo(0.1 * Math.sqrt(2 / 3), 12);
  expect(commerce).toBeCloseTo(0, 12);
  // Two deviations apart in each of two features, in units of √(2/3).
  expect(comparison.similarTo('1')).toEqual([
    { code: '2', distance: expect.closeTo(Math.sqrt(1.5 + 6), 9) },
    { code: '3', distance: expect.closeTo(Math.sqrt(6 + 1.5), 9) },
  ]);
});

it('sorts ties by code, and lists eight places', () => {
  const codes = Array.from({ length: 11 }, (_, index) => String(11 - index));
  const comparison = places({
    ...Object.fromEntries(codes.map((code) => [code, {}])),
    20: { higher: 0.9 },
  });
  const found = comparison.similarTo('5')?.map(({ code }) => code);
  expect(found).toEqual(['1', '2', '3', '4', '6', '7', '8', '9']);
});

it('leaves out places that lack a feature', () => {
  const comparison = places({
    1: {},
    2: { higher: 0.4 },
    3: { medianPay: null },
    4: { perThousand: 0 },
  });
  expect([comparison.compared, comparison.excluded]).toEqual([2, 2]);
  expect(comparison.similarTo('3')).toBeUndefined();
  expect(comparison.similarTo('1')?.map(({ code }) => code)).toEqual(['2']);
  expect(comparison.featuresOf('3')).toMatchObject({ medianPay: null });
});
