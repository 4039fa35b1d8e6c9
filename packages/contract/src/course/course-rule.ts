import { type GroupRule, without } from '../kit/group-rule';
import { placeRule } from '../kit/place-rule';

/** Filters that select a position in the results; reset when any other filter changes. */
export const coursePositions = ['codigo_curso', 'currentPage'] as const;

const isPosition = (name: string | null): boolean => coursePositions.some((each) => each === name);

/**
 * Choosing a level of education clears the other filters. Any other filter clears the chosen course
 * and returns to the first page. Place filters are hierarchical. A distance requires a city, and
 * choosing a city clears the region and state, because nearby courses may be outside them.
 */
export const courseRule: GroupRule = (next, change) => {
  const { name, isState } = change;
  if (name === 'nivel_ensino') return { nivel_ensino: next.nivel_ensino ?? [] };
  const keepsPosition = isState || isPosition(name);
  const placed = placeRule(keepsPosition ? next : without(next, coursePositions), change);
  return without(placed, placed.municipio?.length ? ['regiao', 'uf'] : ['raio_km']);
};
