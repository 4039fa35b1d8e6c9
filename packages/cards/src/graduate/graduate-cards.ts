import type { Card } from '../model/card';
import { graduateAxes } from './graduate-axes';
import { graduateCategories } from './graduate-categories';
import { graduateCategoryDetail } from './graduate-category-detail';
import { graduateCourses } from './graduate-courses';
import { graduateDegreeTypes } from './graduate-degree-types';
import { graduateFunding } from './graduate-funding';
import { graduateMap } from './graduate-map';
import { graduateModality } from './graduate-modality';
import { graduateSummary } from './graduate-summary';
import { graduateTrend } from './graduate-trend';

/** Cards of graduates and enrolments, in catalogue order. */
export const graduateCards = [
  graduateSummary,
  graduateTrend,
  graduateDegreeTypes,
  graduateCategories,
  graduateCategoryDetail,
  graduateMap,
  graduateFunding,
  graduateModality,
  graduateAxes,
  graduateCourses,
] as const satisfies readonly Card[];
