import { OMITTED } from '@observatorio/contract';
import type { Area } from '../base/area';

/** Filters with long lists that an options request can omit, if the area supports it. */
const longLists = ['municipio', 'occupation', 'nome_curso'];

/** Filters whose lists can be omitted from an area's options. */
export const omittedLists = ({ options }: Area): string[] => {
  const definition = options.filters.find(({ name }) => name === OMITTED);
  return longLists.filter((name) => definition?.parse(name));
};
