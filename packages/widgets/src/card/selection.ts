import type { Card } from '../data/use-card';

type CodesOf = (key: string) => readonly string[];

/** The keys of the rows that stand for a chosen code. */
export const chosenKeys = (
  rows: readonly object[],
  codes: readonly string[],
  codesOf: CodesOf,
): string[] =>
  rows
    .map((row) => ('key' in row && typeof row.key === 'string' ? row.key : ''))
    .filter((key) => key && codesOf(key).some((code) => codes.includes(code)));

/** Chooses all these codes as a click does: again to lift them, others to replace them. */
export function choose(
  { filters, toggle, set }: Pick<Card, 'filters' | 'set' | 'toggle'>,
  filter: string,
  codes: readonly string[],
): void {
  const [code] = codes;
  if (code !== undefined && codes.length === 1) return toggle(filter, code);
  const chosen = filters[filter] ?? [];
  const again = codes.length === chosen.length && codes.every((one) => chosen.includes(one));
  return set(filter, again ? null : codes);
}
