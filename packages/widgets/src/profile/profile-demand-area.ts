import { profileFilters } from '@observatorio/contract';
import type { Area } from '../area';
import { comingSoon } from '../occupation/coming-soon';
import { profileArea } from './profile-area';

/** What an occupation asks for, whoever works in it: only the occupation matters. */
export const profileDemandArea: Area<'codigoBrasileiroOcupacao'> = {
  ...profileArea,
  filters: [profileFilters[0]],
  standing: [],
  absence: comingSoon,
};
