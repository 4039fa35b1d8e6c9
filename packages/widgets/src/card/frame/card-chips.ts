import type { Chip } from '@observatorio/cards';
import type { CardState } from '../../data/use-card';

/** Removes a chip's value from its filter. */
export function removeChip(card: CardState, { filter, value }: Chip): void {
  card.set(
    filter,
    (card.filters[filter] ?? []).filter((code) => code !== value),
  );
}

/** Clears the filters of all removable chips. */
export function removeAllChips(card: CardState, chips: readonly Chip[]): void {
  const names = new Set(chips.filter(({ fixed }) => !fixed).map(({ filter }) => filter));
  for (const name of names) card.clear(name);
}
