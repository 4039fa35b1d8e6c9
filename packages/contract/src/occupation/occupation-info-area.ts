import type { Area } from '../kit/area';
import { comingSoon } from '../kit/coming-soon';
import { occupationArea } from './occupation-area';
import { occupationFilters } from './occupation-filters';

/** Area of facts about an occupation itself: only the occupation filter applies. */
export const occupationInfoArea: Area<'cod_cbo'> = {
  ...occupationArea,
  filters: [occupationFilters[0]],
  narrowing: [],
  noDataMessage: comingSoon,
};

/** Like `occupationInfoArea`, for cards that show the occupation's title themselves. */
export const namedOccupationArea: Area<'cod_cbo'> = {
  ...occupationInfoArea,
  withoutChips: ['cod_cbo'],
};
