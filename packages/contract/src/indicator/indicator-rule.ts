import type { GroupRule } from '../kit/group-rule';
import { placeRule } from '../kit/place-rule';
import { INDICATOR } from './indicator-name';

/**
 * Clears the occupation and the course when the indicator changes, since the new one may be of places,
 * and keeps only the last choice of a place, an occupation or a course.
 */
export const indicatorRule: GroupRule = (next, change) => {
  const { name } = change;
  if (name === INDICATOR) return { ...next, cbo: [], curso: [] };
  if (name === null || !next[name]?.length) return placeRule(next, change);
  if (name === 'cbo' || name === 'curso') {
    return { ...next, uf: [], municipio: [], cbo: [], curso: [], [name]: next[name] };
  }
  const placed = placeRule(next, change);
  return name === 'uf' || name === 'municipio' ? { ...placed, cbo: [], curso: [] } : placed;
};
