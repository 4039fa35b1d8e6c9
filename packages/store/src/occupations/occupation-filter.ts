import { type FilterDefinition, type Filters, QueryError } from '@observatorio/contract';
import type { OccupationTitles } from './occupation-titles';

/**
 * Throws a QueryError where `filter` names several occupations, one that is not in the list, or,
 * where it is `required`, none.
 */
export function checkOccupation(
  filters: Filters,
  filter: FilterDefinition,
  { titles, required }: { titles: OccupationTitles; required: boolean },
): void {
  const { name, allowed } = filter;
  const codes = filters[name] ?? [];
  const [code] = codes;
  if (codes.length > 1) throw new QueryError(name, codes.join(', '), 'uma ocupação só');
  if (code === undefined && required) {
    throw new QueryError(name, '', allowed, `Escolha uma ocupação em “${name}”: ${allowed}.`);
  }
  if (code !== undefined && !titles.has(code)) throw new QueryError(name, code, allowed);
}
