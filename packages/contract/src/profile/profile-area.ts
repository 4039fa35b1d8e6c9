import { LINKS } from '@observatorio/language';
import type { Area } from '../kit/area';
import { linkMeasure, MEASURE } from '../kit/measure';
import { seriesFilterNames } from '../labour/labour-filters';
import { profile } from './profile';
import {
  type ProfileFilter,
  type ProfileGroupFilter,
  profileFilterDefinitions,
  profileGroupFilters,
} from './profile-filters';
import { profilePage } from './profile-page';

/** Area of the occupation profile: employment links of one occupation, by year and sector. */
export const profileArea = {
  family: 'profile',
  ...profilePage,
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

/** Like `profileArea`, for cards that show links or their pay. */
export const profileMeasureArea: Area<ProfileFilter | typeof MEASURE> = {
  ...profileArea,
  filters: [...profileFilterDefinitions, linkMeasure],
  measures: [MEASURE],
};

/** Like `profileArea`, for cards with a series over the years. */
export const profileTrendArea: Area<ProfileGroupFilter> = {
  ...profileArea,
  filters: profileGroupFilters,
  measures: [MEASURE],
  series: ['ano', ...seriesFilterNames],
};

/** The area of the portal page, with the filters of all its cards. */
export const profilePageArea: Area<ProfileGroupFilter> = {
  ...profileTrendArea,
  series: seriesFilterNames,
};
