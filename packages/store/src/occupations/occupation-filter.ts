import { type FilterDefinition, type Filters, QueryError } from '@observatorio/contract';
import type { OccupationTitles } from '../titles/occupation-titles';

interface CheckOptions {
  titles: OccupationTitles;
  /** Number of occupations that the filter accepts. */
  takes: 'one' | 'one or none' | 'any number';
}

/**
 * Throws a QueryError if `filter` names an occupation that is not in the list, or more or fewer
 * occupations than it accepts.
 */
export function checkOccupation(
  filters: Filters,
  filter: FilterDefinition,
  { titles, takes }: CheckOptions,
): void {
  const { name, allowed } = filter;
  const codes = filters[name] ?? [];
  if (codes.length > 1 && takes !== 'any number') {
    throw new QueryError(name, codes.join(', '), 'uma ocupação só');
  }
  if (codes.length === 0 && takes === 'one') {
    throw new QueryError(name, '', allowed, `Escolha uma ocupação em “${name}”: ${allowed}.`);
  }
  const unknown = codes.find((code) => !titles.has(code));
  if (unknown !== undefined) throw new QueryError(name, unknown, allowed);
}
