import { describe, expect, it } from 'vitest';
import { monthlyPay, type PercentilePays, payStanding, publishedPercentiles } from './pay-standing';

const all: PercentilePays = {
  p10Pay: 1000,
  p25Pay: 1200,
  medianPay: 1800,
  p75Pay: 2800,
  p90Pay: 5000,
};

const standing = (amount: number, changed: Partial<PercentilePays> = {}) =>
  payStanding(amount, publishedPercentiles({ ...all, ...changed }));

describe('payStanding', () => {
  it.each([
    [999.99, { kind: 'below', percent: 10 }],
    [1000, { kind: 'between', share: 0.1 }],
    [1100, { kind: 'between', share: 0.175 }],
    [1500, { kind: 'between', share: 0.375 }],
    [1800, { kind: 'between', share: 0.5 }],
    [3900, { kind: 'between', share: 0.825 }],
    [5000, { kind: 'between', share: 0.9 }],
    [5000.01, { kind: 'above', percent: 90 }],
  ])('places R$ %d', (amount, expected) => expect(standing(amount)).toEqual(expected));

  it('tells that many links have the very pay', () => {
    const changed = { p10Pay: 1000, p25Pay: 1000, medianPay: 1000 };
    expect(standing(1000, changed)).toEqual({ kind: 'common', from: 10, to: 50 });
    expect(standing(999, changed)).toEqual({ kind: 'below', percent: 10 });
    expect(standing(1900, changed)).toEqual({ kind: 'between', share: 0.625 });
  });

  it('uses the percentiles that are published', () => {
    const outer = { p10Pay: null, p90Pay: null };
    expect(standing(1100, outer)).toEqual({ kind: 'below', percent: 25 });
    expect(standing(2900, outer)).toEqual({ kind: 'above', percent: 75 });
    expect(standing(2000, { ...outer, medianPay: null })).toEqual({ kind: 'between', share: 0.5 });
    const none = { ...outer, p25Pay: null, medianPay: null, p75Pay: null };
    expect(standing(2000, none)).toBeUndefined();
    expect(standing(2000, { ...none, medianPay: 1800 })).toEqual({ kind: 'above', percent: 50 });
  });
});

it('converts hourly to monthly pay', () => {
  expect(monthlyPay(12, 44)).toBe(2288);
  expect(monthlyPay(10.5, 36)).toBe(1638);
  expect(monthlyPay(7.77, 1)).toBe(33.67);
});
