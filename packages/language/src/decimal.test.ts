import { randomNumbers } from '@observatorio/domain/random';
import { expect, it } from 'vitest';
import { compact, decimal, shift, significant } from './decimal';
import { formatDate, formatList, formatMoney } from './format';

type Options = ConstructorParameters<typeof Intl.NumberFormat>[1];

/** Formats with Intl, but never with a minus sign before a rounded zero. */
const intl = (options: Options) => {
  const format = new Intl.NumberFormat('pt-BR', { signDisplay: 'negative', ...options });
  return (value: number) => format.format(value);
};

/**
 * Test numbers: all magnitudes, short decimals, halfway cases and values around powers of 1,000.
 */
function numbers(): number[] {
  const random = randomNumbers(20191231);
  const sizes = Array.from({ length: 4000 }, () => (random() - 0.5) * 10 ** (random() * 26 - 9));
  const short = Array.from({ length: 4000 }, () =>
    shift(Math.round((random() - 0.5) * 1e6), -Math.round(random() * 6)),
  );
  const halves = Array.from({ length: 1000 }, (_, index) => shift(index * 10 + 5, -(index % 5)));
  const edges = [3, 6, 9, 12, 15].flatMap((power) =>
    [-1000, -501, -500, -499, -0.5, -0.01, 0, 1, 49_999, 50_000].map((step) => 10 ** power + step),
  );
  return [0, -0, 1, -1, 1e-7, 5e-324, ...sizes, ...short, ...halves, ...edges];
}

it.each<[string, (value: number) => string, Options]>([
  ['whole', (value) => decimal(value), { maximumFractionDigits: 0 }],
  [
    'one decimal',
    (value) => decimal(value, { min: 1 }),
    { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  ],
  ['up to two', (value) => decimal(value, { max: 2 }), { maximumFractionDigits: 2 }],
  [
    'one or two',
    (value) => decimal(value, { min: 1, max: 2 }),
    { minimumFractionDigits: 1, maximumFractionDigits: 2 },
  ],
  ['reais', formatMoney, { style: 'currency', currency: 'BRL' }],
  [
    'percent',
    (value) => `${decimal(shift(value, 2), { max: 1 })}%`,
    { style: 'percent', maximumFractionDigits: 1 },
  ],
])('formats numbers like Intl: %s', (_, format, options) => {
  const expected = intl(options);
  const wrong = numbers()
    // The third decimal of larger numbers is inexact.
    .filter((value) => Math.abs(value) < 1e12)
    .map((value) => [value, format(value), expected(value)])
    .filter(([, text, other]) => text !== other);
  expect(wrong).toEqual([]);
});

it('abbreviates counts below a billion like Intl', () => {
  const expected = intl({ notation: 'compact' });
  const counts = numbers().filter((value) => value >= 0 && value < 999e6);
  expect(counts.map(compact)).toEqual(counts.map(expected));
  expect(compact(1_234_567_890)).toBe('1.235\u00a0mi');
});

it('writes small numbers with the same significant digits as Intl', () => {
  const expected = intl({ maximumSignificantDigits: 4 });
  const small = numbers().filter((value) => Math.abs(value) < 1);
  expect(small.map((value) => significant(value, 4))).toEqual(small.map(expected));
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e22])('leaves %d unformatted', (value) =>
  expect(decimal(value, { max: 2 })).toBe(String(value)),
);

it('formats dates like Intl in the time zone of Brasília', () => {
  const expected = new Intl.DateTimeFormat('pt-BR', {
    dateStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  });
  const random = randomNumbers(3);
  const from = Date.UTC(2020, 0);
  const dates = Array.from({ length: 2000 }, () => new Date(from + random() * 1e12));
  expect(dates.map((date) => formatDate(date.toISOString()))).toEqual(
    dates.map((date) => expected.format(date)),
  );
});

it.each([[[]], [['a']], [['a', 'b']], [['a', 'b', 'c', 'd']]])('lists %o like Intl', (items) => {
  expect(formatList(items)).toBe(new Intl.ListFormat('pt-BR').format(items));
});
