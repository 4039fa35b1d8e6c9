import { type Area, canonical, type Filters, spellerFor } from '@observatorio/contract';

/** Filters that a card may follow, and those that it cannot. */
interface GivenFilters {
  /** Filters of the card's group. */
  group: Filters;
  /** Filters that override those of the group. Default: none. */
  fixed?: Filters;
  /** Filters of the group that the card does not follow. Default: none. */
  ignored?: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/**
 * Merges the group's filters, except ignored ones and the names and values that only other areas
 * define, with the fixed ones. Normalises codes to the spelling used in the rows.
 */
export function effectiveFilters(
  { filters }: Area,
  { group, fixed = {}, ignored = none }: GivenFilters,
): Filters {
  const followed = filters
    .filter(({ name }) => !ignored.has(name))
    .map(({ name, parse }) => {
      const codes = group[name] ?? [];
      return [name, codes.filter((code) => parse(code) !== undefined)] as const;
    });
  const merged = { ...Object.fromEntries(followed), ...fixed };
  const spelling = spellerFor(filters, merged);
  return canonical(
    Object.fromEntries(
      Object.entries(merged).map(([name, codes]) => [
        name,
        codes.map((code) => spelling(name, code)),
      ]),
    ),
  );
}
