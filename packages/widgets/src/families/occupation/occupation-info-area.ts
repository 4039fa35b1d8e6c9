import { occupationFilters } from '@observatorio/contract';
import type { Area } from '../../base/area';
import { comingSoon } from '../shared/coming-soon';
import { occupationArea } from './occupation-area';

/** Facts about an occupation itself: only the occupation filter applies. */
export const occupationInfoArea: Area<'cod_cbo'> = {
  ...occupationArea,
  filters: [occupationFilters[0]],
  noDataMessage: comingSoon,
};

/** As `occupationInfoArea`, for cards that show the title of the occupation themselves. */
export const namedOccupationArea: Area<'cod_cbo'> = {
  ...occupationInfoArea,
  withoutChips: ['cod_cbo'],
};
