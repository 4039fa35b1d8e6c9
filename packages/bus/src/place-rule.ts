import type { Filters } from '@observatorio/contract';
import { regionOfState, stateOfMunicipality } from '@observatorio/domain';
import type { GroupRule } from './group-rule';
import { nestingRule } from './nesting';

const nest = nestingRule([
  { outer: 'regiao', inner: 'uf', outerOf: regionOfState },
  { outer: 'regiao', inner: 'municipio', outerOf: regionOfState },
  { outer: 'uf', inner: 'municipio', outerOf: stateOfMunicipality },
]);

/** A city stands only with its state: choosing it sets the state, lifting the state lifts it. */
function tieCityToState(filters: Filters, changed: string | null): Filters {
  const { municipio: cities = [], uf: states = [] } = filters;
  const restoredAlone = changed === null && states.length === 0;
  if (cities.length > 0 && (changed === 'municipio' || restoredAlone)) {
    return { ...filters, uf: cities.map(stateOfMunicipality) };
  }
  const stateLifted = changed === 'uf' && states.length === 0;
  return stateLifted ? { ...filters, municipio: [] } : filters;
}

/** Region, state and city nest in every area. */
export const placeRule: GroupRule = (next, change) =>
  nest(tieCityToState(next, change.name), change);
