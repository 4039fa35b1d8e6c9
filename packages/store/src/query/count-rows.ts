import type { CountRow } from '@observatorio/contract';
import { type Category, labelOf, NOT_INFORMED } from '@observatorio/domain';

/** Counts by value; null is the key for rows without a value. */
export type Counts<Value extends number | string = number> = ReadonlyMap<Value | null, number>;

/** Returns the row for unknown values; empty if there are none. */
export function unknownRow<Value extends number | string>(
  counts: Counts<Value>,
  label = NOT_INFORMED,
): CountRow[] {
  const count = counts.get(null) ?? 0;
  return count > 0 ? [{ key: null, label, count }] : [];
}

/**
 * Returns rows by descending count, with ties sorted by code. Codes of `all` without a count follow
 * as zeros, unless no count has a known value; unknown values come last.
 */
export function ranked<Value extends number | string>(
  counts: Counts<Value>,
  label: (key: string) => string,
  all: readonly string[] = [],
): CountRow[] {
  const rows = [...counts]
    .filter(([value, count]) => value !== null && count > 0)
    .map(([value, count]) => ({ key: String(value), label: label(String(value)), count }))
    .toSorted((a, b) => b.count - a.count || Number(a.key) - Number(b.key));
  const counted = new Set(rows.map(({ key }) => key));
  const zeros = all
    .filter((code) => rows.length > 0 && !counted.has(code))
    .map((code) => ({ key: code, label: label(code), count: 0 }));
  return [...rows, ...zeros, ...unknownRow(counts)];
}

/** Returns the label of a code in a list; null for a null code. */
export const labelOrNull = (
  list: readonly Category[],
  code: number | string | null,
): string | null => (code === null ? null : labelOf(list, String(code)));

/** Returns the codes of a list. */
export const codesOf = (list: readonly Category[]): string[] => list.map(({ code }) => code);

/** Returns a function that looks up the label of a code in a list. */
export const labelIn =
  (list: readonly Category[]) =>
  (key: string): string =>
    labelOf(list, key);
