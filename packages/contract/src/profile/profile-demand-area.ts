import type { Area } from '../kit/area';
import { comingSoon } from '../kit/coming-soon';
import { profileArea } from './profile-area';
import { profileFilterDefinitions } from './profile-filters';

/** Area of an occupation's demands: only the occupation filter applies. */
export const profileDemandArea: Area<'codigoBrasileiroOcupacao'> = {
  ...profileArea,
  filters: [profileFilterDefinitions[0]],
  narrowing: [],
  withoutChips: [],
  noDataMessage: comingSoon,
};
