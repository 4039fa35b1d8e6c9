import { expect, it } from 'vitest';
import { formatRate } from './progress';

it.each([
  [1, '1 KB/s'],
  [27_180, '28 KB/s'],
  [1_000_000, '1 MB/s'],
  [245_370_000, '245,4 MB/s'],
  [1_234_567_890, '1.234,6 MB/s'],
])('formats a rate of %d bytes per second as %s', (rate, text) =>
  expect(formatRate(rate)).toBe(text),
);
