import type { Declaration } from '../../base/declaration';
import { occupationAge } from './occupation-age';
import { occupationAttitudes } from './occupation-attitudes';
import { occupationCompare } from './occupation-compare';
import { occupationCourses } from './occupation-courses';
import { occupationGender } from './occupation-gender';
import { occupationInfo } from './occupation-info';
import { occupationKnowledge } from './occupation-knowledge';
import { occupationMap } from './occupation-map';
import { occupationPay } from './occupation-pay';
import { occupationRelated } from './occupation-related';
import { occupationSchooling } from './occupation-schooling';
import { occupationSearch } from './occupation-search';
import { occupationSkills } from './occupation-skills';

/** Declarations of the occupation search family, in catalogue order. */
export const occupationElements = [
  occupationSearch,
  occupationKnowledge,
  occupationSkills,
  occupationAttitudes,
  occupationInfo,
  occupationRelated,
  occupationGender,
  occupationPay,
  occupationSchooling,
  occupationAge,
  occupationMap,
  occupationCourses,
  occupationCompare,
] as const satisfies readonly Declaration[];
