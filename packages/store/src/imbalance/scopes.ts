import type { Edition, Filters } from '@observatorio/contract';
import { labelOf, stateOfMunicipality, states } from '@observatorio/domain';
import { coverageInWords } from '@observatorio/language';
import type { Places } from '../titles/places';

/** A place whose occupations are ranked. */
export interface PlaceScope {
  kind: 'municipio' | 'estado' | 'pais';
  /** IBGE code; null for the country. */
  code: string | null;
  name: string;
  /** Place filters, for links and offers alike; empty for the country if all states have data. */
  filters: Filters;
}

const every = states.map(({ code }) => code);

/** Returns the states with rows in every edition. */
export const commonStates = (editions: readonly Pick<Edition, 'ufs'>[]): readonly string[] =>
  every.filter((code) => editions.every(({ ufs }) => !ufs || ufs.includes(code)));

/** Returns the country, or the part of it covered by the data, which may be a single state. */
function countryOf(covered: readonly string[]): PlaceScope {
  const [only, ...others] = covered;
  if (only && others.length === 0) return stateScope(only);
  const part = coverageInWords(covered);
  return {
    kind: 'pais',
    code: null,
    name: part ? `Brasil (${part})` : 'Brasil',
    filters: covered.length === every.length ? {} : { uf: covered },
  };
}

const stateScope = (code: string): PlaceScope => ({
  kind: 'estado',
  code,
  name: labelOf(states, code),
  filters: { uf: [code] },
});

const municipalityScope = (code: string, places: Places): PlaceScope => ({
  kind: 'municipio',
  code,
  name: places.find(code)?.name ?? code,
  filters: { municipio: [code] },
});

/** Returns the scopes to try for the filters, from the chosen place to the country. */
export function scopesOf(
  { uf = [], municipio = [] }: Filters,
  { places, covered }: { places: Places; covered: readonly string[] },
): [PlaceScope, ...PlaceScope[]] {
  const [city] = municipio;
  const state = uf[0] ?? (city && stateOfMunicipality(city));
  const country = countryOf(covered);
  if (!state) return [country];
  if (!city) return [stateScope(state), country];
  return [municipalityScope(city, places), stateScope(state), country];
}

/** Whether an edition has rows for the states of a scope. */
export function covers({ ufs }: Pick<Edition, 'ufs'>, { code, filters }: PlaceScope): boolean {
  const needed = code === null ? (filters.uf ?? every) : [stateOfMunicipality(code)];
  return !ufs || needed.every((state) => ufs.includes(state));
}

/**
 * Returns the place filters for the links of a scope. The country has none if the edition covers no
 * other states than the scope: links without a place count in it, as on all other pages.
 */
export function linkFilters(
  { code, filters }: PlaceScope,
  { ufs = [] }: Pick<Edition, 'ufs'>,
): Filters {
  const isWhole =
    code === null && ufs.length > 0 && ufs.every((state) => filters.uf?.includes(state));
  return isWhole ? {} : filters;
}
