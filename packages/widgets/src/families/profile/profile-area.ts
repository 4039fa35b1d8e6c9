import { type ProfileFilter, profile, profileFilters } from '@observatorio/contract';
import { LINKS } from '@observatorio/domain';
import type { Area } from '../../base/area';

/** Area of the occupation profile: employment links of one occupation, by year and sector. */
export const profileArea = {
  family: 'profile',
  filters: profileFilters,
  options: profile.options,
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
