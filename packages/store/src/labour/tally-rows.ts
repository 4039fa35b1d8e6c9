import type { AgeGenderRow, CountRow } from '@observatorio/contract';
import { ageBands, type Category, NOT_INFORMED } from '@observatorio/domain';
import { type Counts, unknownRow } from '../query/count-rows';
import { ageOf, genderOf, type Tally } from './tally';

/**
 * Returns a row for each category in the given order, including zeros; empty if there are no links.
 */
export function ordered(
  { links }: Tally,
  counts: Counts,
  categories: readonly Category[],
  unknown?: string,
): CountRow[] {
  if (links === 0) return [];
  const rows = categories.map(({ code, label }) => ({
    key: code,
    label,
    count: counts.get(Number(code)) ?? 0,
  }));
  return [...rows, ...unknownRow(counts, unknown)];
}

/** Maps values and sums the counts of those that become equal. */
export function regroup(counts: Counts, to: (value: number) => number | null): Counts {
  const regrouped = new Map<number | null, number>();
  for (const [value, count] of counts) {
    const target = value === null ? null : to(value);
    regrouped.set(target, (regrouped.get(target) ?? 0) + count);
  }
  return regrouped;
}

/** Links by sex. */
export const genderCounts = ({ counts }: Tally): Counts =>
  regroup(counts.ageGender, (value) => genderOf(value) || null);

/** Links by age band and sex; empty if there are no links. */
export function ageGenderRows({ links, counts }: Tally): AgeGenderRow[] {
  const of = (age: number, gender: number): number =>
    [...counts.ageGender]
      .filter(([value]) => value !== null && ageOf(value) === age && genderOf(value) === gender)
      .reduce((total, [, count]) => total + count, 0);
  const row = (key: string | null, label: string): AgeGenderRow => {
    const [unknown, men, women] = [0, 1, 2].map((gender) => of(Number(key), gender));
    return { key, label, men: men ?? 0, women: women ?? 0, unknown: unknown ?? 0 };
  };
  if (links === 0) return [];
  const unknown = row(null, NOT_INFORMED);
  const hasUnknown = unknown.men + unknown.women + unknown.unknown > 0;
  return [...ageBands.map(({ code, label }) => row(code, label)), ...(hasUnknown ? [unknown] : [])];
}
