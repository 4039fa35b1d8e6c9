import type { Filters } from '../kit/filter';
import { type GroupRule, without } from '../kit/group-rule';
import { placeRule } from '../kit/place-rule';
import { ALL_LEVELS } from './all-levels';

/** Filters that select a position in the results; reset when any other filter changes. */
export const coursePositions = ['codigo_curso', 'oferta', 'currentPage'] as const;

const isPosition = (name: string | null): boolean => coursePositions.some((each) => each === name);

/** Whether the filters limit the level of education. */
const hasLevel = ({ nivel_ensino: [level = ALL_LEVELS] = [] }: Filters): boolean =>
  level !== ALL_LEVELS;

/**
 * Returns the filters that remain after choosing a level: the others are cleared, except for a name
 * searched among all levels, which the level narrows.
 */
export const filtersOfLevel = (next: Filters, previous: Filters): Filters => ({
  nivel_ensino: next.nivel_ensino ?? [],
  ...(next.nome_curso?.length && !hasLevel(previous) && { nome_curso: next.nome_curso }),
});

/**
 * Choosing a level of education clears the other filters. Any other filter clears the chosen course
 * and offer, and returns to the first page. Choosing a course clears the offer. Place filters are
 * hierarchical. A distance requires a city, and choosing a city clears the region and state, because
 * nearby courses may be outside them.
 */
export const courseRule: GroupRule = (next, change) => {
  const { name, isState } = change;
  if (name === 'nivel_ensino') return filtersOfLevel(next, change.previous);
  if (name === 'codigo_curso') return without(next, ['oferta']);
  const keepsPosition = isState || isPosition(name);
  const placed = placeRule(keepsPosition ? next : without(next, coursePositions), change);
  return without(placed, placed.municipio?.length ? ['regiao', 'uf'] : ['raio_km']);
};
