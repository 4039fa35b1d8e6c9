import {
  type FilterDefinition,
  type Filters,
  invalidValues,
  QueryError,
} from '@observatorio/contract';

interface CheckOptions {
  /** Whether there is an occupation with this code. */
  exists(code: string): boolean;
  /** Whether the filter must name an occupation. Default: false. */
  required?: boolean;
}

/**
 * Throws a QueryError if `filter` names occupations that do not exist, or none where it must name
 * one.
 */
export function checkOccupation(
  filters: Filters,
  { name, allowed }: FilterDefinition,
  { exists, required = false }: CheckOptions,
): void {
  const codes = filters[name] ?? [];
  if (codes.length === 0 && required) {
    throw new QueryError(name, '', allowed, `Escolha uma ocupação em “${name}”: ${allowed}.`);
  }
  const unknown = codes.filter((code) => !exists(code));
  if (unknown.length > 0) throw invalidValues(name, unknown, allowed);
}
