import { describe, expect, it } from 'vitest';
import { payUnit, roundBounds, roundHours, roundPay } from './pay-privacy';

describe('pay rounding', () => {
  it.each([
    [5, 500],
    [9, 500],
    [10, 200],
    [20, 100],
    [40, 50],
    [199, 20],
    [200, 10],
    [1_000, 2],
    [2_000, 1],
    [19_999, 1],
    [20_000, 0.1],
    [199_999, 0.1],
    [200_000, 0.01],
    [47_554_211, 0.01],
  ])('rounds the pay of %d links to multiples of R$ %d', (links, unit) => {
    expect(payUnit(links)).toBe(unit);
  });

  it('rounds to whole units without binary rounding errors', () => {
    expect(roundPay(1782.4449, 47_554_211)).toBe(1782.44);
    expect(roundPay(1782.45, 30_000)).toBe(1782.5);
    expect(roundPay(1607.55, 30_000)).toBe(1607.6);
    expect(roundPay(1783, 1_000)).toBe(1784);
    expect(roundPay(1749.99, 5)).toBe(1500);
  });
});

it('rounds hours so that the unit times the links is a week of full time', () => {
  expect(roundHours(40.44, 440)).toBe(40.4);
  expect(roundHours(40.44, 439)).toBe(40.4);
  expect(roundHours(40.44, 44)).toBe(40);
  expect(roundHours(38.2, 5)).toBe(40);
  expect(roundHours(43.5, 9)).toBe(44);
});

describe('roundBounds', () => {
  it.each([
    [
      [264.01, 131_999.99],
      [200, 200_000],
    ],
    [
      [500, 20_000],
      [500, 20_000],
    ],
    [
      [499.99, 20_000.01],
      [200, 50_000],
    ],
    [
      [999.99, 1_000.01],
      [500, 2_000],
    ],
  ] as const)('rounds %j outwards to %j', (pays, bounds) => {
    expect(roundBounds(pays)).toEqual(bounds);
  });
});
