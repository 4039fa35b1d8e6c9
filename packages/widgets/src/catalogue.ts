import type { AreaName } from '@observatorio/contract';
import type { Declaration } from './base/declaration';
import { courseElements } from './families/course/course-elements';
import { graduateElements } from './families/graduate/graduate-elements';
import { imbalanceElements } from './families/imbalance/imbalance-elements';
import { indicatorElements } from './families/indicator/indicator-elements';
import { labourElements } from './families/labour/labour-elements';
import { occupationElements } from './families/occupation/occupation-elements';
import { placeElements } from './families/place/place-elements';
import { profileElements } from './families/profile/profile-elements';

/** Tags by family. */
const families = {
  labour: labourElements,
  graduate: graduateElements,
  occupation: occupationElements,
  profile: profileElements,
  course: courseElements,
  imbalance: imbalanceElements,
  place: placeElements,
  indicator: indicatorElements,
} satisfies Record<AreaName, readonly Declaration[]>;

/** All declarations, in catalogue order. */
export const catalogue = Object.values(families).flat();
