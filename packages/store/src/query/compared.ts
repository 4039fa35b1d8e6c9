import {
  comparedKind,
  type FilterDefinition,
  type Filters,
  invalidValues,
  QueryError,
} from '@observatorio/contract';
import { stateLabel } from '@observatorio/domain';
import type { Places } from '../titles/places';

/** Whether a code is that of a state or a municipality. */
export const isPlace = (code: string, places: Places): boolean =>
  comparedKind(code) === 'uf' || places.find(code) !== undefined;

/** Returns the name of a place among those compared. */
export const placeName = (code: string, compared: readonly string[], places: Places): string =>
  comparedKind(code) === 'uf' ? (stateLabel(code) ?? code) : places.namesAmong(compared)(code);

/**
 * Throws a QueryError unless what a series compares is of one kind, exists, and is not split further.
 */
export function checkCompared(
  { compara = [], por = [] }: Filters,
  { definition, exists }: { definition: FilterDefinition; exists(code: string): boolean },
): void {
  const { name, allowed } = definition;
  const kinds = new Set(compara.map(comparedKind));
  if (kinds.size > 1) throw new QueryError(name, compara.join(', '), allowed);
  const unknown = compara.filter((code) => !exists(code));
  if (unknown.length > 0) throw invalidValues(name, unknown, allowed);
  if (compara.length === 0 || por.length === 0) return;
  const message = 'Escolha “por” ou “compara”: uma comparação não se separa.';
  throw new QueryError('por', por.join(', '), 'nenhum valor com “compara”', message);
}
