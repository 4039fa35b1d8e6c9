import type { Card } from '../data/use-card';

type CodesOf = (key: string) => readonly string[];

/**
 * Returns the filter that the card sets but its rows ignore, so that unselected categories remain.
 * Undefined for a required filter, because rows without it would have no subject.
 */
export const ownFilter = (
  { area }: Pick<Card, 'area'>,
  filter: string | undefined,
): string | undefined => (filter === area.requiredFilter?.filter ? undefined : filter);

/** Keys of the rows whose codes are all selected. */
export const selectedKeys = (
  rows: readonly object[],
  codes: readonly string[],
  codesOf: CodesOf,
): string[] =>
  rows
    .map((row) => ('key' in row && typeof row.key === 'string' ? row.key : ''))
    .filter((key) => key && codesOf(key).every((code) => codes.includes(code)));

/** Sets a filter to these codes, or clears it if they are already set. */
export function toggleCodes(
  { filters, toggle, set }: Pick<Card, 'filters' | 'set' | 'toggle'>,
  filter: string,
  codes: readonly string[],
): void {
  const [code] = codes;
  if (code !== undefined && codes.length === 1) return toggle(filter, code);
  const current = filters[filter] ?? [];
  const isSame = codes.length === current.length && codes.every((one) => current.includes(one));
  return set(filter, isSame ? null : codes);
}
