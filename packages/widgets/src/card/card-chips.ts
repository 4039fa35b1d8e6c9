import type { Chip } from '@observatorio/ui';
import type { Card } from '../data/use-card';
import type { NameOf } from '../data/use-filter-names';

/**
 * The filters in force as chips, in the order of the area; those that are the card's own, or that
 * it cannot do without, cannot be lifted.
 */
export function chipsOf({ area, filters, fixed }: Card, nameOf: NameOf): Chip[] {
  return area.filters
    .filter(({ name }) => !area.standing.includes(name))
    .flatMap(({ name, label }) =>
      (filters[name] ?? []).map((value) => ({
        filter: name,
        value,
        filterLabel: label,
        valueLabel: nameOf(name, value),
        fixed: name in fixed || name === area.needs?.filter,
      })),
    );
}

/** Lifts one chip: of several values of a filter, only its own. */
export function lift(card: Card, { filter, value }: Chip): void {
  card.set(
    filter,
    (card.filters[filter] ?? []).filter((code) => code !== value),
  );
}

/** Lifts all chips; the standing filters stay. */
export function liftAll(card: Card, chips: readonly Chip[]): void {
  const names = new Set(chips.filter(({ fixed }) => !fixed).map(({ filter }) => filter));
  for (const name of names) card.clear(name);
}
