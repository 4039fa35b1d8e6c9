import { LINKS } from '@observatorio/language';
import type { Area } from '../kit/area';
import { profile } from './profile';
import { type ProfileFilter, profileFilterDefinitions } from './profile-filters';

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
