import {
  type FilterDefinition,
  type Filters,
  invalidValues,
  QueryError,
} from '@observatorio/contract';
import type { LinkedOccupations } from '../labour/linked-occupations';
import type { OccupationTitles } from '../titles/occupation-titles';

/** Occupations of the list, and those with links, which may be outside it. */
interface KnownOccupations {
  titles: Pick<OccupationTitles, 'has'>;
  linked: Pick<LinkedOccupations, 'has' | 'mayHave'>;
}

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

/** Returns whether an occupation may exist: `checkLinked` decides on those outside the list. */
export const mayExist =
  ({ titles, linked }: KnownOccupations) =>
  (code: string): boolean =>
    titles.has(code) || linked.mayHave(code);

/** Throws a QueryError if the filter includes occupations that are not listed and have no links. */
export async function checkLinked(
  filters: Filters,
  definition: FilterDefinition,
  { titles, linked }: KnownOccupations,
): Promise<void> {
  const outside = (filters[definition.name] ?? []).filter((code) => !titles.has(code));
  const found = await Promise.all(outside.map((code) => linked.has(code)));
  checkOccupation({ [definition.name]: outside }, definition, {
    exists: (code) => found[outside.indexOf(code)] === true,
  });
}
