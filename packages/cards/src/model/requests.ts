import { type Area, type Filters, without } from '@observatorio/contract';
import type { Answer, Card, CardQuery, CardRequest, PartAnswers, Variant } from './card';
import { isDormant } from './card';

/** Name of the request for a card's own rows. */
export const ROWS = 'rows';

/**
 * Returns the filter that a card sets but its rows ignore, so that unselected categories remain.
 * Undefined for a required filter, because rows without it would have no subject, and while the
 * filter's codes are not whole categories.
 */
export function ignoredFilter(
  { requiredFilter }: Area,
  { selects, areCategories }: Variant,
  filters: Filters,
): string | undefined {
  if (selects === undefined || selects === requiredFilter?.filter) return undefined;
  return areCategories(filters[selects] ?? []) ? selects : undefined;
}

/** Whether the filters name the subject that every card of the area requires. */
export const hasSubject = ({ requiredFilter }: Area, filters: Filters): boolean =>
  !requiredFilter ||
  [requiredFilter.filter, requiredFilter.alternative].some(
    (name) => name !== undefined && filters[name]?.length,
  );

/** Returns the request for the rows of a variant. */
export function rowsRequest(area: Area, variant: Variant, query: CardQuery): CardRequest {
  const { rows: dataset, isPaged, filtersOf = (each: CardQuery) => each.filters } = variant;
  const filters = filtersOf(query);
  const ignored = ignoredFilter(area, variant, query.filters);
  const own = ignored ? without(filters, [ignored]) : filters;
  const page = [String(query.page)];
  return { dataset, filters: isPaged ? { ...own, currentPage: page } : own };
}

/**
 * Returns the requests of a card by name: its own rows, as `rows`, and the parts that it wants,
 * which may depend on the rows. Empty if the card does not apply or a required filter is not set.
 */
export function requestsOf(
  card: Card,
  query: CardQuery,
  rows?: readonly unknown[],
): Record<string, CardRequest> {
  const { area } = card;
  const shape = card.variantOf(query);
  if (isDormant(shape) || !hasSubject(area, query.filters)) return {};
  const parts = Object.entries(shape.parts ?? {}).flatMap(([name, part]) => {
    const { dataset, filtersOf = (each: CardQuery) => each.filters, isWanted = () => true } = part;
    return isWanted(query, rows) ? [[name, { dataset, filters: filtersOf(query) }] as const] : [];
  });
  return { [ROWS]: rowsRequest(area, shape, query), ...Object.fromEntries(parts) };
}

/** Names of the requested parts without which a card fails, given its own rows. */
export function neededParts(
  { parts = {} }: Variant,
  query: CardQuery,
  rows: readonly unknown[],
): string[] {
  return Object.entries(parts)
    .filter(([, { isWanted = () => true }]) => isWanted(query, rows))
    .filter(([, { isNeeded = () => true }]) => isNeeded(rows))
    .map(([name]) => name);
}

/** Answers of the parts of a card. */
export const partsIn = ({
  [ROWS]: _,
  ...parts
}: Readonly<Record<string, Answer | undefined>>): PartAnswers => parts;
