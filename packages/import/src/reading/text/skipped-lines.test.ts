import { expect, it } from 'vitest';
import { SkippedLines } from './skipped-lines';

it('skips lines in runs, up to a million of them', () => {
  const skipped = new SkippedLines();
  skipped.add(2);
  skipped.add(3, 2);
  expect([0, 1].map((row) => skipped.lineOf(row))).toEqual([5, 6]);
  for (let line = 6; line < 2_000_006; line += 2) skipped.add(line);
  // The last line added, 2,000,004, would start one run too many.
  expect([999_999, 1_000_000].map((row) => skipped.lineOf(row))).toEqual([2_000_003, 2_000_004]);
});
