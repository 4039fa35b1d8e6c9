import { profileFilters } from '@observatorio/contract';
import type { Area } from '../../base/area';
import { comingSoon } from '../shared/coming-soon';
import { profileArea } from './profile-area';

/** Area of an occupation's demands: only the occupation filter applies. */
export const profileDemandArea: Area<'codigoBrasileiroOcupacao'> = {
  ...profileArea,
  filters: [profileFilters[0]],
  withoutChips: [],
  noDataMessage: comingSoon,
};
