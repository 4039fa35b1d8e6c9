import type { Area, Filters } from '@observatorio/contract';
import type { NameOf } from './filter-names';

/** Value of an active filter. */
export interface Chip {
  /** Name of the filter. */
  filter: string;
  value: string;
  /** Display names, such as `Estado` and `São Paulo`. */
  filterLabel: string;
  valueLabel: string;
  /** Whether the reader cannot remove the filter. */
  fixed: boolean;
}

/** Filters to describe, and those that the reader cannot change. */
interface FiltersInForce {
  area: Area;
  filters: Filters;
  fixed: Filters;
}

/** Whether a filter always has a value, because it is required or has a default. */
export const isAlwaysSet = ({ requiredFilter, defaults = {} }: Area, name: string): boolean =>
  name === requiredFilter?.filter || name in defaults;

/**
 * Formats `Estado: São Paulo`, or only the value if it includes the name, as in `Ocupação 2251-25`.
 */
export const chipTitle = ({
  filterLabel,
  valueLabel,
}: Pick<Chip, 'filterLabel' | 'valueLabel'>): string =>
  valueLabel.startsWith(`${filterLabel} `) ? valueLabel : `${filterLabel}: ${valueLabel}`;

/**
 * Chips of the current filters, in the area's order. Fixed and required filters, and those with a
 * default, cannot be removed. Fixed filters have a chip even if they are in `withoutChips`, because
 * an embedded card has no filter bar to show them.
 */
export function chipsOf({ area, filters, fixed }: FiltersInForce, nameOf: NameOf): Chip[] {
  const { withoutChips, neverChips = [], measures = [], series = [] } = area;
  return area.filters
    .filter(({ name }) => !withoutChips.includes(name) || name in fixed)
    .filter(({ name }) => ![...neverChips, ...measures, ...series].includes(name))
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

/** All current filters in words, including those without a chip, but not the measure: `Ano: 2019`. */
export const filtersInWords = ({ area, ...inForce }: FiltersInForce, nameOf: NameOf): string[] =>
  chipsOf({ ...inForce, area: { ...area, withoutChips: [], neverChips: [] } }, nameOf).map(
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
