import { type GroupRule, without } from './group-rule';
import { placeRule } from './place-rule';

/** Where the visitor is in the results; any other filter changes these. */
const position = ['codigo_curso', 'currentPage'];

/**
 * Choosing a level of education clears the other filters, and any filter clears the chosen course
 * and goes back to the first page. Places nest, a distance needs a city, and a city needs no state:
 * what is near it may be in another one.
 */
export const courseRule: GroupRule = (next, change) => {
  const { name, isState } = change;
  if (name === 'nivel_ensino') return { nivel_ensino: next.nivel_ensino ?? [] };
  const keepsPosition = isState || (name !== null && position.includes(name));
  const placed = placeRule(keepsPosition ? next : without(next, position), change);
  return without(placed, placed.municipio?.length ? ['regiao', 'uf'] : ['raio_km']);
};
