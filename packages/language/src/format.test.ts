import { expect, it } from 'vitest';
import {
  formatBound,
  formatCompact,
  formatCount,
  formatPercent,
  formatWholePercent,
} from './format';
import { inWords, LINKS } from './unit';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  [0, 'R$ 0'],
  [500, 'R$ 500'],
  [1_500, 'R$ 1.500'],
  [9_900, 'R$ 9.900'],
  [10_000, 'R$ 10 mil'],
  [10_250, 'R$ 10.250'],
  [20_000, 'R$ 20 mil'],
  [150_000, 'R$ 150 mil'],
  [142_311.7, 'R$ 142.311,70'],
])('formats the bound %d as %s', (reais, text) => expect(plain(formatBound(reais))).toBe(text));

it.each([
  0, 7, 1_950, 12_345, 128_137, 999_999, 1_000_000, 1_874_974, 1_949_999, 1_950_000, 47_554_211,
])('formats %d with the same digits on charts and in sentences', (count) => {
  const digits = (text: string) => /^[\d.,]+/.exec(text)?.[0];
  expect(digits(formatCompact(count))).toBe(digits(inWords(count, LINKS)));
});

it('abbreviates millions on charts', () => {
  expect(plain(formatCompact(47_554_211))).toBe('47,6 mi');
  expect(plain(formatCompact(999_999))).toBe('999.999');
});

it.each([
  [0, '0%', '0%'],
  [0.0000003, 'menos de 0,1%', 'menos de 1%'],
  [0.0005, '0,1%', 'menos de 1%'],
  [0.0049, '0,5%', 'menos de 1%'],
  [0.005, '1%', '1%'],
  [0.994, '99%', '99%'],
  [0.9967, '99,7%', 'mais de 99%'],
  [0.99949, '99,9%', 'mais de 99%'],
  [0.9997, 'mais de 99,9%', 'mais de 99%'],
  [1, '100%', '100%'],
  [1.07, '107%', '107%'],
])('formats the share %d as %s, or %s without decimals', (share, fine, whole) => {
  expect(formatPercent(share)).toBe(fine);
  expect(formatWholePercent(share)).toBe(whole);
});

it.each([
  [0.001, '0,001'],
  [0.0000123456, '0,00001235'],
  [1.5, '1,5'],
  [7.456, '7,46'],
  [0.99999, '1'],
  [123.456, '123,46'],
  [1234.5, '1.234,5'],
  [-0.25, '-0,25'],
])('formats the external figure %d as %s', (value, text) => expect(formatCount(value)).toBe(text));
