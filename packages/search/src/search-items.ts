import type { Category } from '@observatorio/domain';
import type { SearchItem } from './search-index';

/** Alternative names of an occupation and its number of employment links. */
type OccupationNames = Pick<SearchItem, 'code' | 'synonyms' | 'everyday'> & { links: number };

/** Builds the search items of occupations, weighted by their number of links. */
export function searchItems(
  titles: readonly Category[],
  names: readonly OccupationNames[],
): SearchItem[] {
  const known = new Map(names.map((row) => [row.code, row]));
  return titles.map(({ code, label }) => {
    const { synonyms = [], everyday = [], links = 0 } = known.get(code) ?? {};
    return { code, title: label, synonyms, everyday, weight: links };
  });
}
