import type { Category } from '@observatorio/domain';
import type { Findable } from './search-index';

/** Other names of one occupation, and its number of jobs. */
type OccupationNames = Pick<Findable, 'code' | 'synonyms' | 'everyday'> & { links: number };

/** Joins occupation titles with their other names; the number of jobs becomes the weight. */
export function findables(
  titles: readonly Category[],
  names: readonly OccupationNames[],
): Findable[] {
  const known = new Map(names.map((row) => [row.code, row]));
  return titles.map(({ code, label }) => {
    const { synonyms = [], everyday = [], links = 0 } = known.get(code) ?? {};
    return { code, title: label, synonyms, everyday, weight: links };
  });
}
