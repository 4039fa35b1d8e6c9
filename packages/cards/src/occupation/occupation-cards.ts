import type { Card } from '../model/card';
import { occupationAge } from './occupation-age';
import { occupationAttitudes } from './occupation-attitudes';
import { occupationCourses } from './occupation-courses';
import { occupationGender } from './occupation-gender';
import { occupationHours } from './occupation-hours';
import { occupationInfo } from './occupation-info';
import { occupationKnowledge } from './occupation-knowledge';
import { occupationMap } from './occupation-map';
import { occupationPay } from './occupation-pay';
import { occupationPayGap } from './occupation-pay-gap';
import { occupationRelated } from './occupation-related';
import { occupationSchooling } from './occupation-schooling';
import { occupationSkills } from './occupation-skills';
import { occupationTrend } from './occupation-trend';

/** Cards of the occupation search, in catalogue order. */
export const occupationCards = [
  occupationKnowledge,
  occupationSkills,
  occupationAttitudes,
  occupationInfo,
  occupationRelated,
  occupationGender,
  occupationPay,
  occupationTrend,
  occupationPayGap,
  occupationHours,
  occupationSchooling,
  occupationAge,
  occupationMap,
  occupationCourses,
] as const satisfies readonly Card[];
