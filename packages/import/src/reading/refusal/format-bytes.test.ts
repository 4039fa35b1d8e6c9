import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1001, '2 KB'],
  [2_500_000, '2,5 MB'],
  [4_831_838_208, '4,8 GB'],
])('formats a size of %d bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
