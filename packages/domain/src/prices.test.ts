import { describe, expect, it } from 'vitest';
import {
  followingMonth,
  ipca,
  isMonth,
  type Month,
  meanPriceIndex,
  newestDecember,
  priceFactor,
  priceIndex,
} from './prices';

/** Inflation from December to December in percent, as IBGE states it. */
const published: Readonly<Record<number, number>> = {
  1994: 916.46,
  1995: 22.41,
  1996: 9.56,
  1997: 5.22,
  1998: 1.65,
  1999: 8.94,
  2000: 5.97,
  2001: 7.67,
  2002: 12.53,
  2003: 9.3,
  2004: 7.6,
  2005: 5.69,
  2006: 3.14,
  2007: 4.46,
  2008: 5.9,
  2009: 4.31,
  2010: 5.91,
  2011: 6.5,
  2012: 5.84,
  2013: 5.91,
  2014: 6.41,
  2015: 10.67,
  2016: 6.29,
  2017: 2.95,
  2018: 3.75,
  2019: 4.31,
  2020: 4.52,
  2021: 10.06,
  2022: 5.79,
  2023: 4.62,
  2024: 4.83,
  2025: 4.26,
};

describe('ipca', () => {
  it.each(Object.entries(published))('yields the published inflation of %s', (year, rate) => {
    const before = priceIndex(`${Number(year) - 1}-12`) ?? 100;
    const factor = (priceIndex(`${Number(year)}-12`) ?? 0) / before;
    expect((factor - 1) * 100).toBeCloseTo(rate, 2);
  });

  it('has every month once, in order', () => {
    const months = [...ipca.keys()];
    const [first = '', last = ''] = [months.at(0), months.at(-1)];
    const count = (Number(last.slice(0, 4)) - 1994) * 12 + Number(last.slice(5));
    expect([first, last, months.length]).toEqual(['1994-01', '2026-06', count]);
    expect(months).toEqual(months.toSorted());
  });

  it('has the published indices and means', () => {
    expect(priceIndex('2010-12')).toBe(3195.89);
    expect(priceIndex('2026-07')).toBeUndefined();
    expect(meanPriceIndex(2011)).toBeCloseTo(3321.2, 1);
    expect(meanPriceIndex(2019)).toBeCloseTo(5213.6, 1);
    expect(meanPriceIndex(2025)).toBeCloseTo(7300.84, 2);
    expect(meanPriceIndex(2026)).toBeUndefined();
  });
});

it('recognises months and returns the following one', () => {
  expect(['2019-12', '2019-13', '2019-00', '2019-1', '19-12'].map(isMonth)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect([followingMonth('2019-09'), followingMonth('2019-12')]).toEqual(['2019-10', '2020-01']);
});

describe('priceFactor', () => {
  it('divides the index of the base by that of December or the mean of the year', () => {
    expect(priceFactor(2019, 'dezembro', '2025-12')).toBe(7403.29 / 5320.25);
    expect(priceFactor(2025, 'dezembro', '2025-12')).toBe(1);
    const mean = meanPriceIndex(2019) ?? Number.NaN;
    expect(priceFactor(2019, 'media', '2025-12')).toBe(7403.29 / mean);
  });

  it('is undefined if a needed month is unknown', () => {
    expect(priceFactor(1993, 'media', '2025-12')).toBeUndefined();
    expect(priceFactor(1985, 'dezembro', '2025-12')).toBeUndefined();
    expect(priceFactor(2026, 'dezembro', '2025-12')).toBeUndefined();
    expect(priceFactor(2019, 'dezembro', '2026-12')).toBeUndefined();
  });

  it('uses other indices if given', () => {
    const longer = new Map<Month, number>([...ipca, ['2026-12', 8000]]);
    expect(priceFactor(2026, 'dezembro', '2026-12', longer)).toBe(1);
    expect([newestDecember(), newestDecember(longer)]).toEqual(['2025-12', '2026-12']);
  });
});
