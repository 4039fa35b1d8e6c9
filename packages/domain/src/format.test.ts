import { expect, it } from 'vitest';
import { formatBound, formatCompact } from './format';
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
])('writes the bound %d as %s', (reais, text) => expect(plain(formatBound(reais))).toBe(text));

it.each([
  0, 7, 1_950, 12_345, 128_137, 999_999, 1_000_000, 1_874_974, 1_949_999, 1_950_000, 47_554_211,
])('writes %d with the same digits on charts and in sentences', (count) => {
  const digits = (text: string) => /^[\d.,]+/.exec(text)?.[0];
  expect(digits(formatCompact(count))).toBe(digits(inWords(count, LINKS)));
});

it('shortens millions on charts', () => {
  expect(plain(formatCompact(47_554_211))).toBe('47,6 mi');
  expect(plain(formatCompact(999_999))).toBe('999.999');
});
