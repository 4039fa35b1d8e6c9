import { type Chip, chipTitle } from '@observatorio/ui';
import type { Area } from '../base/area';
import type { Card } from '../data/use-card';
import type { NameOf } from '../data/use-filter-names';

/** Whether a filter always has a value, because it is required or has a default. */
export const isAlwaysSet = ({ requiredFilter, defaults = {} }: Area, name: string): boolean =>
  name === requiredFilter?.filter || name in defaults;

/**
 * Chips of the current filters, in the area's order. Fixed and required filters, and those with a
 * default, cannot be removed. Fixed filters have a chip even if they are in `withoutChips`, because
 * an embedded card has no filter bar to show them.
 */
export function chipsOf({ area, filters, fixed }: Card, nameOf: NameOf): Chip[] {
  const { withoutChips, neverChips = [] } = area;
  return area.filters
    .filter(({ name }) => !withoutChips.includes(name) || name in fixed)
    .filter(({ name }) => !neverChips.includes(name))
    .flatMap(({ name, label }) =>
      (filters[name] ?? area.defaults?.[name] ?? []).map((value) => ({
        filter: name,
        value,
        filterLabel: label,
        valueLabel: nameOf(name, value),
        fixed: name in fixed || isAlwaysSet(area, name),
      })),
    );
}

/** All current filters in words, including those without a chip: `Ano: 2019`. */
export const filtersInWords = (card: Card, nameOf: NameOf): string[] =>
  chipsOf({ ...card, area: { ...card.area, withoutChips: [], neverChips: [] } }, nameOf).map(
    chipTitle,
  );

/**
 * Differences between the requested filters and those of the shown figures, in words: `Estado: São
 * Paulo`, or `sem Estado: São Paulo` for removed ones without a replacement. Empty when the figures
 * are up to date.
 */
export function missingChips(wanted: readonly Chip[], shown: readonly Chip[]): string[] {
  const lacking = (some: readonly Chip[], others: readonly Chip[]) =>
    some.filter(
      ({ filter, value }) => !others.some((each) => each.filter === filter && each.value === value),
    );
  const added = lacking(wanted, shown);
  const replaced = new Set(added.map(({ filter }) => filter));
  const removed = lacking(shown, wanted).filter(({ filter }) => !replaced.has(filter));
  return [...added.map(chipTitle), ...removed.map((chip) => `sem ${chipTitle(chip)}`)];
}

/** Removes a chip's value from its filter. */
export function removeChip(card: Card, { filter, value }: Chip): void {
  card.set(
    filter,
    (card.filters[filter] ?? []).filter((code) => code !== value),
  );
}

/** Clears the filters of all removable chips. */
export function removeAllChips(card: Card, chips: readonly Chip[]): void {
  const names = new Set(chips.filter(({ fixed }) => !fixed).map(({ filter }) => filter));
  for (const name of names) card.clear(name);
}
