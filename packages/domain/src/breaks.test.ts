import { expect, it } from 'vitest';
import {
  breakBetween,
  breaksIn,
  comparableSegment,
  comparableYears,
  payBreaksIn,
  raisBreaks,
} from './breaks';

it('compares years up to 2021, 2022 alone, and years from 2023 on', () => {
  const segments = [[2003, 2010, 2021], [2022], [2023, 2024, 2025]];
  for (const years of segments) {
    for (const a of years) {
      for (const other of segments) {
        for (const b of other) {
          expect([a, b, comparableYears(a, b)]).toEqual([a, b, years === other]);
          expect(breakBetween(a, b)).toBe(breakBetween(b, a));
        }
      }
    }
  }
});

it('compares no year before 2003 with another', () => {
  expect(breakBetween(1995, 1996)?.to).toBe(2003);
  expect(breakBetween(2002, 2003)?.to).toBe(2003);
  expect(breakBetween(1995, 1995)).toBeUndefined();
});

it('names the years that compare with a year', () => {
  expect([2001, 2003, 2021, 2022, 2023, 2030].map(comparableSegment)).toEqual([
    '2001',
    '2003 a 2021',
    '2003 a 2021',
    '2022',
    '2023 em diante',
    '2023 em diante',
  ]);
});

it('names the first year of the newest segment in the reason', () => {
  expect(breakBetween(2010, 2022)?.reason).toMatch(/^2022 não se compara/);
  expect(breakBetween(2021, 2025)?.reason).toMatch(/^2023 não se compara/);
});

it('lists the breaks within a series and around its partial years', () => {
  const pairs = (years: number[], partial?: number[]) =>
    breaksIn(years, partial).map(({ from, to, label }) => `${from}-${to} ${label}`);
  expect(pairs([2019, 2018, 2017])).toEqual([]);
  expect(pairs([2000, 2001, 2002, 2003])).toEqual(['2002-2003 outra classificação']);
  expect(pairs([2021, 2023])).toEqual(['2021-2023 outro sistema']);
  expect(pairs([2020, 2021, 2022, 2023, 2024], [2024])).toEqual([
    '2021-2022 mais cobertura',
    '2022-2023 outro sistema',
    '2023-2024 ano parcial',
  ]);
  expect(pairs([2018, 2019, 2020], [2019])).toEqual([
    '2018-2019 ano parcial',
    '2019-2020 ano parcial',
  ]);
});

it('has a source and a sentence for every break', () => {
  for (const { from, to, reason, source } of raisBreaks) {
    expect(from).toBe(to - 1);
    expect(reason).toMatch(new RegExp(`^${to} .*\\.$`));
    expect(source).not.toBe('');
  }
});

it('separates December pay from the mean of a year', () => {
  const breaks = payBreaksIn([2017, 2015, 2016], (year) => year === 2016);
  expect(breaks.map(({ from, to, label }) => `${from}-${to} ${label}`)).toEqual([
    '2015-2016 média do ano',
    '2016-2017 dezembro',
  ]);
});
