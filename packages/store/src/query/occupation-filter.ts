import {
  type FilterDefinition,
  type Filters,
  invalidValues,
  QueryError,
} from '@observatorio/contract';

interface CheckOptions {
  /** Whether the occupation exists. */
  exists(code: string): boolean;
  /** Whether the filter must include an occupation. Default: false. */
  required?: boolean;
}

/**
 * Throws a QueryError if the filter includes unknown occupations, or is empty although one is
 * required.
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
