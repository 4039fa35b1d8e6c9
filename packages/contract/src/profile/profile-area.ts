import { LINKS } from '@observatorio/language';
import type { Area } from '../kit/area';
import { MEASURE } from '../kit/measure';
import { profile } from './profile';
import {
  type ProfileFilter,
  profileFilterDefinitions,
  profileGroupFilters,
} from './profile-filters';

/** Area of the occupation profile: employment links of one occupation, by year and sector. */
export const profileArea = {
  family: 'profile',
  page: '/perfil',
  filters: profileFilterDefinitions,
  options: profile.options,
  narrowing: ['codigoBrasileiroOcupacao', 'ano'],
  requiredFilter: {
    filter: 'codigoBrasileiroOcupacao',
    example: '225125',
    invitation: {
      title: 'Selecione um código de ocupação...',
      text: 'Os dados da ocupação aparecem aqui.',
    },
  },
  withoutChips: ['ano'],
  unitOf: () => LINKS,
  debounce: 0,
} as const satisfies Area<ProfileFilter>;

/** Like `profileArea`, for cards that show links or their pay: the area of the portal page. */
export const profileMeasureArea: Area<ProfileFilter | typeof MEASURE> = {
  ...profileArea,
  filters: profileGroupFilters,
  measures: [MEASURE],
};
