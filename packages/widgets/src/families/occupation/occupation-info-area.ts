import { occupationFilters } from '@observatorio/contract';
import type { Area } from '../../base/area';
import { comingSoon } from '../shared/coming-soon';
import { occupationArea } from './occupation-area';

/** What is known of an occupation itself, whoever works in it: only the occupation matters. */
export const occupationInfoArea: Area<'cod_cbo'> = {
  ...occupationArea,
  filters: [occupationFilters[0]],
  absence: comingSoon,
};

/** The same, for cards that name the occupation in their own words. */
export const namedOccupationArea: Area<'cod_cbo'> = {
  ...occupationInfoArea,
  standing: ['cod_cbo'],
};
