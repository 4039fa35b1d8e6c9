import type { Card } from '../../data/use-card';

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
