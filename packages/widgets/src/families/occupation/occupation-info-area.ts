import { occupationFilters } from '@observatorio/contract';
import type { Area } from '../../base/area';
import { comingSoon } from '../shared/coming-soon';
import { occupationArea } from './occupation-area';

/** Area of facts about an occupation itself: only the occupation filter applies. */
export const occupationInfoArea: Area<'cod_cbo'> = {
  ...occupationArea,
  filters: [occupationFilters[0]],
  noDataMessage: comingSoon,
};

/** Like `occupationInfoArea`, for cards that show the occupation's title themselves. */
export const namedOccupationArea: Area<'cod_cbo'> = {
  ...occupationInfoArea,
  withoutChips: ['cod_cbo'],
};
