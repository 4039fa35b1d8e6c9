import {
  type FilterDefinition,
  type FilterOption,
  type Filters,
  invalidValues,
  OMITTED,
  QueryError,
} from '@observatorio/contract';
import { type Category, regionOfState, regions, states } from '@observatorio/domain';
import type { Places } from '../titles/places';

/** Whether a filter with these values includes a code; without values it includes all. */
export const includesCode = (values: readonly string[] | undefined, code: string): boolean =>
  !values || values.length === 0 || values.includes(code);

/** The filters with municipality codes of seven digits. */
export const completeMunicipalities = (filters: Filters, places: Places): Filters =>
  filters.municipio
    ? { ...filters, municipio: filters.municipio.map((code) => places.find(code)?.code ?? code) }
    : filters;

/**
 * Throws a QueryError that quotes the filter's `definitions` for municipalities that do not exist.
 */
export function checkMunicipalities(
  { municipio = [] }: Filters,
  places: Places,
  definitions: readonly FilterDefinition[],
): void {
  const unknown = municipio.filter((code) => !places.find(code));
  if (unknown.length === 0) return;
  throw invalidValues('municipio', unknown, allowedOf('municipio', definitions));
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

/** The definitions of an area's filters, and the filters of the query. */
interface OptionsContext {
  definitions: readonly FilterDefinition[];
  filters: Filters;
}

/**
 * The options of each filter, in the order of the filters. Lists that the query omits keep the
 * chosen codes.
 */
export const optionsOf = (
  { definitions, filters }: OptionsContext,
  lists: Readonly<Record<string, readonly Category[]>>,
): FilterOption[] =>
  definitions.flatMap(({ name }) => {
    const isOmitted = filters[OMITTED]?.includes(name);
    return (lists[name] ?? [])
      .filter(({ code }) => !isOmitted || filters[name]?.includes(code))
      .map(({ code, label }) => ({ filter: name, code, label }));
  });
