import type { Declaration } from '@observatorio/widgets';
import { graduateFixtures, labourFixtures } from '@observatorio/widgets/fixtures';

/** The fixtures know the cities of this state. */
const STATE = '35';

/** A filter of people or courses, by the family of the area. */
const another: Readonly<Record<string, Record<string, string>>> = {
  labour: { genero: '2' },
  graduate: { modalidade: '1' },
};

/**
 * What the element needs, a region, another filter of its area, and a value of the one that the
 * element itself sets.
 */
export function someFilters({ selects, area, needs }: Declaration): Record<string, string> {
  const own = [...labourFixtures.options, ...graduateFixtures.options].find(
    ({ filter }) => filter === selects,
  );
  return {
    ...needs,
    regiao: '3',
    ...another[area.family],
    ...(own && { [own.filter]: own.code }),
    ...(selects === 'uf' && { uf: STATE }),
  };
}
