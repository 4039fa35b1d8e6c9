import type { Filters } from '@observatorio/contract';
import { regionOfState, stateOfMunicipality } from '@observatorio/domain';
import type { GroupRule } from './group-rule';
import { nestingRule } from './nesting';

const nest = nestingRule([
  { outer: 'regiao', inner: 'uf', outerOf: regionOfState },
  { outer: 'regiao', inner: 'municipio', outerOf: regionOfState },
  { outer: 'uf', inner: 'municipio', outerOf: stateOfMunicipality },
]);

/**
 * Ties a city to its state: choosing a city sets the state, and clearing the state clears the city.
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

/** Nests region, state and city, in all areas. */
export const placeRule: GroupRule = (next, change) =>
  nest(tieCityToState(next, change.name), change);
