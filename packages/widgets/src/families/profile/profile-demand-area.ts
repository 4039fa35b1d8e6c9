import { profileFilters } from '@observatorio/contract';
import type { Area } from '../../base/area';
import { comingSoon } from '../shared/coming-soon';
import { profileArea } from './profile-area';

/** What an occupation asks for, whoever works in it: only the occupation matters. */
export const profileDemandArea: Area<'codigoBrasileiroOcupacao'> = {
  ...profileArea,
  filters: [profileFilters[0]],
  standing: [],
  absence: comingSoon,
};
