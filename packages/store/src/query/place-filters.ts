import {
  type FilterDefinition,
  type FilterOption,
  type Filters,
  QueryError,
} from '@observatorio/contract';
import { type Category, regionOfState, regions, states } from '@observatorio/domain';
import type { Places } from '../titles/places';

/** Whether a filter with these values includes a code; without values it includes all. */
export const includesCode = (values: readonly string[] | undefined, code: string): boolean =>
  !values || values.length === 0 || values.includes(code);

/**
 * The filters with municipality codes of seven digits. Throws a QueryError that quotes the
 * filter's `definitions` for a municipality that does not exist.
 */
export function completeMunicipalities(
  filters: Filters,
  places: Places,
  definitions: readonly FilterDefinition[],
): Filters {
  if (!filters.municipio) return filters;
  const municipio = filters.municipio.map((code) => {
    const place = places.find(code);
    if (!place) throw new QueryError('municipio', code, allowedOf('municipio', definitions));
    return place.code;
  });
  return { ...filters, municipio };
}

/** Throws a QueryError if the filters name neither a state nor a municipality. */
export function requirePlace(filters: Filters, definitions: readonly FilterDefinition[]): void {
  if (filters.uf || filters.municipio) return;
  const allowed = allowedOf('uf', definitions);
  throw new QueryError('uf', '', allowed, 'Escolha um estado ou um município.');
}

const allowedOf = (name: string, definitions: readonly FilterDefinition[]): string =>
  definitions.find((definition) => definition.name === name)?.allowed ?? '';

/** The regions, and the states and municipalities that the filters include. */
export function placeOptions(
  filters: Filters,
  places: Places,
): Record<'regiao' | 'uf' | 'municipio', readonly Category[]> {
  const ofRegions = states.filter(({ code }) => includesCode(filters.regiao, regionOfState(code)));
  const left = ofRegions.filter(({ code }) => includesCode(filters.uf, code));
  const municipalities = places.of(new Set(left.map(({ code }) => code)));
  return {
    regiao: regions,
    uf: ofRegions,
    municipio: municipalities
      .filter(({ code }) => includesCode(filters.municipio, code))
      .map(({ code, name }) => ({ code, label: name })),
  };
}

/** The options of each filter, in the order of the filters. */
export const optionsOf = (
  definitions: readonly FilterDefinition[],
  lists: Readonly<Record<string, readonly Category[]>>,
): FilterOption[] =>
  definitions.flatMap(({ name }) =>
    (lists[name] ?? []).map(({ code, label }) => ({ filter: name, code, label })),
  );
