import type { Declaration } from '../../base/declaration';
import { courseDetail } from './course-detail';
import { courseFilters } from './course-filters';
import { courseMapElement } from './course-map';
import { courseOffers } from './course-offers';
import { courseSearch } from './course-search';
import { courseTrendElement } from './course-trend';
import { homeSearch } from './home-search';

/** Declarations of the course search family, in catalogue order. */
export const courseElements = [
  courseFilters,
  courseOffers,
  courseMapElement,
  courseTrendElement,
  courseDetail,
  courseSearch,
  homeSearch,
] as const satisfies readonly Declaration[];
