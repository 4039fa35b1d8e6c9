import { regionOfState, stateOfMunicipality, states } from '@observatorio/domain';
import type { Filters } from '../kit/filter';
import type { Edition } from './manifest';

/** Returns the codes of the states that the place filters select, at least in part. */
function selectedStates({ municipio, uf, regiao }: Filters): readonly string[] {
  if (municipio) return municipio.map(stateOfMunicipality);
  const ofRegions = states.filter(({ code }) => regiao?.includes(regionOfState(code)));
  return uf ?? ofRegions.map(({ code }) => code);
}

/**
 * Returns whether an edition covers any of the places that the filters select. If not, counts for
 * these filters are unknown rather than zero. An edition without a list of states covers all.
 */
export function coversAnyPlace({ ufs = [] }: Pick<Edition, 'ufs'>, filters: Filters): boolean {
  const selected = selectedStates(filters);
  return ufs.length === 0 || selected.length === 0 || selected.some((code) => ufs.includes(code));
}
