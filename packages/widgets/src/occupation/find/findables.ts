import type { FilterOption, OccupationNamesRow } from '@observatorio/contract';
import type { Findable } from './occupation-index';

/** The occupations among the options of a filter, with what is known of their names. */
export function findables(
  options: readonly FilterOption[],
  names: readonly OccupationNamesRow[],
): Findable[] {
  const known = new Map(names.map((row) => [row.code, row]));
  return options
    .filter(({ filter }) => filter === 'cod_cbo')
    .map(({ code, label }) => {
      const { synonyms = [], everyday = [], links = 0 } = known.get(code) ?? {};
      return { code, title: label, synonyms, everyday, links };
    });
}
