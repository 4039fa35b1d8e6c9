import type { Declaration } from '@observatorio/widgets';
import { labourFixtures } from '@observatorio/widgets/fixtures';

/** The fixtures know the cities of this state. */
const STATE = '35';

/** A region, a gender, and a value of the filter that the element itself sets. */
export function someFilters({ selects }: Declaration): Record<string, string> {
  const own = labourFixtures.options.find(({ filter }) => filter === selects);
  const filters = { regiao: '3', genero: '2', ...(own && { [own.filter]: own.code }) };
  return selects === 'uf' ? { ...filters, uf: STATE } : filters;
}
