import { LINKS } from '@observatorio/language';
import type { Area } from '../kit/area';
import { occupation } from './occupation';
import { type OccupationFilter } from './occupation-filters';
import { occupationPage } from './occupation-page';

/** Area of the occupation search: employment links of one occupation. */
export const occupationArea = {
  family: 'occupation',
  ...occupationPage,
  options: occupation.options,
  narrowing: [],
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
