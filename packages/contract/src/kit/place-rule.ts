import { regionOfState, stateOfMunicipality } from '@observatorio/domain';
import type { Filters } from './filter';
import type { GroupRule } from './group-rule';
import { nestingRule } from './nesting';

/** Place filters, from the largest places to the smallest. */
export const placeFilters = ['regiao', 'uf', 'municipio'];

const nest = nestingRule([
  { outer: 'regiao', inner: 'uf', outerOf: regionOfState },
  { outer: 'regiao', inner: 'municipio', outerOf: regionOfState },
  { outer: 'uf', inner: 'municipio', outerOf: stateOfMunicipality },
]);

/**
 * Keeps a city and its state consistent: choosing a city sets the state, and clearing the state
 * clears the city.
 */
function tieCityToState(filters: Filters, changed: string | null): Filters {
  const { municipio: cities = [], uf: states = [] } = filters;
  const restoredAlone = changed === null && states.length === 0;
  if (cities.length > 0 && (changed === 'municipio' || restoredAlone)) {
    return { ...filters, uf: cities.map(stateOfMunicipality) };
  }
  const stateCleared = changed === 'uf' && states.length === 0;
  return stateCleared ? { ...filters, municipio: [] } : filters;
}

/** Keeps region, state and city consistent, in all areas. */
export const placeRule: GroupRule = (next, change) =>
  nest(tieCityToState(next, change.name), change);
