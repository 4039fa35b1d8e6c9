import type { Declaration } from '../../base/declaration';
import { graduateAxes } from './graduate-axes';
import { graduateCategories } from './graduate-categories';
import { graduateCategoryDetail } from './graduate-category-detail';
import { graduateCourses } from './graduate-courses';
import { graduateDegreeTypes } from './graduate-degree-types';
import { graduateFilters } from './graduate-filters';
import { graduateFunding } from './graduate-funding';
import { graduateMap } from './graduate-map';
import { graduateModality } from './graduate-modality';
import { graduateSummary } from './graduate-summary';

/** Declarations of the graduates and enrolments family, in catalogue order. */
export const graduateElements = [
  graduateFilters,
  graduateSummary,
  graduateDegreeTypes,
  graduateCategories,
  graduateCategoryDetail,
  graduateMap,
  graduateFunding,
  graduateModality,
  graduateAxes,
  graduateCourses,
] as const satisfies readonly Declaration[];
