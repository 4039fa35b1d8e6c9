import { breaksIn } from '@observatorio/domain';
import { LINKS } from '@observatorio/language';
import { expect, test } from 'vitest';
import { isIsolated, isJoined, lineYears, yearSentence, yearTicks } from './line-data';

const years = lineYears([
  { year: 2016, links: 124_780 },
  { year: 2017, links: 128_523 },
  { year: 2012, links: 90 },
  { year: 2015, links: 124_780 },
  { year: 2014, links: 250_000 },
]);

test('sorts the years and leaves gaps for missing ones', () => {
  expect(years.map(({ year, links }) => [year, links])).toEqual([
    [2012, 90],
    [2013, null],
    [2014, 250_000],
    [2015, 124_780],
    [2016, 124_780],
    [2017, 128_523],
  ]);
  expect(lineYears([])).toEqual([]);
});

test('treats a year between gaps, or the only year, as an isolated point', () => {
  expect(years.map((_, index) => isIsolated(years, index))).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(isIsolated(lineYears([{ year: 2017, links: 1 }]), 0)).toBe(true);
});

test('separates the years on both sides of a break, and does not compare them', () => {
  const rows = [2001, 2002, 2003, 2021, 2022, 2023, 2024].map((year) => ({ year, links: year }));
  const broken = lineYears(rows, breaksIn(rows.map(({ year }) => year)));
  const at = (year: number) => broken.findIndex((each) => each.year === year);
  expect([2002, 2003, 2022, 2023, 2024].filter((year) => isJoined(broken, at(year)))).toEqual([
    2002, 2024,
  ]);
  expect([2002, 2003, 2021, 2022, 2023].filter((year) => isIsolated(broken, at(year)))).toEqual([
    2003, 2021, 2022,
  ]);
  expect([2002, 2022, 2024].map((year) => yearSentence(broken, at(year), LINKS))).toEqual([
    '2002: 2.002 vínculos',
    '2022: 2.022 vínculos, sem comparação com 2021 (mais cobertura)',
    '2024: 2.024 vínculos, estável ante 2023',
  ]);
});

test('marks a partial year', () => {
  const rows = [2023, 2024].map((year) => ({ year, links: year }));
  const partial = lineYears(rows, breaksIn([2023, 2024], [2024]), [2024]);
  expect(partial.map((_, index) => yearSentence(partial, index, LINKS))).toEqual([
    '2023: 2.023 vínculos',
    '2024 (ano parcial): 2.024 vínculos, sem comparação com 2023 (ano parcial)',
  ]);
});

test('labels the last year and as many others as fit', () => {
  expect(yearTicks(2015, 2017, 5)).toEqual([2015, 2016, 2017]);
  expect(yearTicks(1986, 2017, 8)).toEqual([1987, 1992, 1997, 2002, 2007, 2012, 2017]);
  expect(yearTicks(1986, 2017, 1)).toEqual([2017]);
});

test.each([
  [0, '2012: 90 vínculos'],
  [1, ''],
  [2, '2014: 250.000 vínculos'],
  [3, '2015: 124.780 vínculos, 50% a menos que em 2014'],
  [4, '2016: 124.780 vínculos, estável ante 2015'],
  [5, '2017: 128.523 vínculos, 3% a mais que em 2016'],
])('describes the year at index %i as "%s"', (index, sentence) =>
  expect(yearSentence(years, index, LINKS)).toBe(sentence),
);
