import { type OccupationFilter, occupation, occupationFilters } from '@observatorio/contract';
import { LINKS } from '@observatorio/domain';
import type { Area } from '../../base/area';

/** Area of the occupation search: employment links of one occupation. */
export const occupationArea = {
  family: 'occupation',
  filters: occupationFilters,
  options: occupation.options,
  requiredFilter: {
    filter: 'cod_cbo',
    example: '225125',
    invitation: {
      title: 'Escolha uma profissão',
      text: 'Os dados dela aparecem aqui depois da busca.',
    },
  },
  withoutChips: [],
  unitOf: () => LINKS,
  debounce: 0,
} as const satisfies Area<OccupationFilter>;
