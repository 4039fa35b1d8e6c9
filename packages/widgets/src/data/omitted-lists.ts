import { OMITTED } from '@observatorio/contract';
import type { Area } from '../base/area';

/** Filters whose lists are long, in the areas that can leave them out. */
const longLists = ['municipio', 'occupation', 'nome_curso'];

/** The lists that the options of an area can leave out. */
export const omittedLists = ({ options }: Area): string[] => {
  const definition = options.filters.find(({ name }) => name === OMITTED);
  return longLists.filter((name) => definition?.parse(name));
};
